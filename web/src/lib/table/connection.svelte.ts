/** The connection of a table to its server: opened again when it is lost, and what is said when the server is silent. */
import { addressOf } from '../server/base';
import type { FromClient, FromServer } from '../server/protocol';

/** Reconnecting waits longer each time, but never longer than this (in milliseconds). */
export const LONGEST_WAIT = 10_000;
const FIRST_WAIT = 500;
const PING_EVERY = 25_000;
/** An answer that takes longer than this (in milliseconds) is waited for, and that is said. */
export const SLOW_AFTER = 3000;

/** What a socket needs to be, so that tests can bring their own. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export const openSocket = (path: string): SocketLike =>
  new WebSocket(addressOf(path).replace(/^http/, 'ws')) as SocketLike;

/** Whoever is connected. */
export interface Connected {
  /** Where to connect to now. */
  path(): string;
  receive(message: FromServer): void;
  /** The connection is gone; whether it is worth opening another. */
  lost(): boolean;
}

export class Connection {
  state = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** The server has been silent for long although it was told something. */
  slow = $state(false);

  private socket: SocketLike | null = null;
  private closed = false;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly who: Connected;
  private readonly open: (path: string) => SocketLike;

  constructor(who: Connected, open: (path: string) => SocketLike) {
    this.who = who;
    this.open = open;
  }

  connect(): void {
    this.closed = false;
    clearTimeout(this.retry);
    const before = this.socket;
    const socket = this.open(this.who.path());
    this.socket = socket;
    before?.close(); // one at a time, or everything would happen twice
    socket.onopen = () => {
      clearInterval(this.ping);
      this.ping = setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (message) => {
      if (socket === this.socket) this.who.receive(JSON.parse(message.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  /** The server has told how the table stands. Not before: one that is full opens a socket to say so. */
  settle(): void {
    this.state = 'open';
    this.wait = FIRST_WAIT;
  }

  private lost(): void {
    clearInterval(this.ping);
    this.heard();
    this.socket = null;
    if (!this.who.lost() || this.closed) return;
    this.state = 'lost';
    this.retry = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Try again at once (the browser says that it is online, or somebody pressed the button). */
  retryNow(): void {
    if (this.state === 'lost') this.connect();
    else if (this.slow) this.refresh();
  }

  /** Ask for the view of now; until it comes nothing is sent. */
  refresh(): void {
    this.heard();
    if (this.state === 'open') this.state = 'connecting';
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    this.heard();
    this.socket?.close();
    this.socket = null;
  }

  /** Send something that is answered; whether it could be sent. */
  send(message: FromClient): boolean {
    const sent = this.sendInPassing(message);
    if (sent) this.patience ??= setTimeout(() => (this.slow = true), SLOW_AFTER);
    return sent;
  }

  /** Send something for whose answer nobody waits. */
  sendInPassing(message: FromClient): boolean {
    if (this.state !== 'open' || this.socket === null) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The server has spoken, or nothing is expected of it any more. */
  heard(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    this.slow = false;
  }
}
