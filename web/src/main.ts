import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { reloadWhenOutdated, startWorker } from './lib/installed';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
reloadWhenOutdated();
startWorker();
mount(App, { target });
