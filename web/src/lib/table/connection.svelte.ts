/** The WebSocket connection of a table, with reconnection and detection of a slow server. */
import { addressOf } from '../server/base';
import type { FromClient, FromServer } from '../server/protocol';

/** Maximum delay before a reconnection (in milliseconds); it grows with each attempt. */
export const LONGEST_WAIT = 10_000;
const FIRST_WAIT = 500;
const PING_EVERY = 25_000;
/** Time without an answer (in milliseconds) after which the server counts as slow. */
export const SLOW_AFTER = 3000;

/** The part of WebSocket in use, so that tests can replace it. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export const openSocket = (path: string): SocketLike =>
  new WebSocket(addressOf(path).replace(/^http/, 'ws')) as SocketLike;

/** The owner of a connection. */
export interface Connected {
  /** Return the path to connect to. */
  path(): string;
  receive(message: FromServer): void;
  /** Handle a lost connection; return true to reconnect. */
  lost(): boolean;
}

export class Connection {
  state = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** True if the server has not answered for long. */
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
    before?.close(); // only one socket, or every message would arrive twice
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

  /** Reset the delay after the first state of the table; opening is not enough, because a full server opens sockets, too. */
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

  /** Reconnect at once, when the browser is online or the user pressed the button. */
  retryNow(): void {
    if (this.state === 'lost') this.connect();
    else if (this.slow) this.refresh();
  }

  /** Request the current view; nothing is sent until it arrives. */
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

  /** Send a message that has an answer; return true if it could be sent. */
  send(message: FromClient): boolean {
    const sent = this.sendInPassing(message);
    if (sent) this.patience ??= setTimeout(() => (this.slow = true), SLOW_AFTER);
    return sent;
  }

  /** Send a message without waiting for an answer. */
  sendInPassing(message: FromClient): boolean {
    if (this.state !== 'open' || this.socket === null) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Stop waiting: the server has answered, or no answer is expected any more. */
  heard(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    this.slow = false;
  }
}
