/** Notifications of the own turn while the page is hidden or closed; opt-in, and only if the server supports them. */
import { getPushKey, subscribePush, unsubscribePush } from './server/api';
import { current } from './language/language.svelte';
import { recall, remember } from './memory';

/** Return true if the browser supports push notifications. */
const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Decode a public key to the bytes that the Push API expects. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

class Notifications {
  /** The server's public key; null if unknown or if the server sends no notifications. */
  key = $state<string | null>(null);
  /** True if this browser is subscribed. */
  on = $state(recall('notices') === 'on');
  /** True if the user blocked notifications. */
  blocked = $state(false);
  private asked = false;

  /** Ask the server whether it sends notifications. */
  async load(): Promise<void> {
    if (this.asked || !isSupported()) return;
    this.asked = true;
    try {
      this.key = (await getPushKey()).key;
    } catch {
      this.asked = false; // try again when the settings are opened next
      return;
    }
    this.blocked = Notification.permission === 'denied';
    if (Notification.permission !== 'granted') this.setOn(false);
  }

  /** Ask for consent, and subscribe. */
  async subscribe(): Promise<void> {
    if (this.key === null) return;
    if ((await Notification.requestPermission()) !== 'granted') {
      this.blocked = Notification.permission === 'denied';
      this.setOn(false);
      return;
    }
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(this.key) };
    const made = await pushManager.subscribe(options);
    const { endpoint, keys } = made.toJSON();
    await subscribePush({
      endpoint: endpoint ?? made.endpoint,
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      language: current.code,
    });
    this.setOn(true);
  }

  async unsubscribe(): Promise<void> {
    this.setOn(false);
    const made = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (made === null) return;
    await unsubscribePush(made.endpoint);
    await made.unsubscribe();
  }

  /** Show a notification from an open but hidden page: the server notifies only absent players. */
  async notify(title: string, body: string, path: string): Promise<void> {
    if (!this.on || !document.hidden || !isSupported() || Notification.permission !== 'granted') return;
    const looks = { icon: 'app/icon-192.png', badge: 'app/badge-96.png' };
    await (await navigator.serviceWorker.ready).showNotification(title, { body, tag: path, data: { path }, ...looks });
  }

  private setOn(on: boolean): void {
    this.on = on;
    remember('notices', on ? 'on' : 'off');
  }
}

export const notifications = new Notifications();
