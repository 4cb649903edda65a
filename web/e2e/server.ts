/** Helpers for test files that start their own server. */
import { createServer, type AddressInfo } from 'node:net';
import { expect } from '@playwright/test';

/** Return a free local port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Wait until a server responds. */
export async function answers(base: string): Promise<void> {
  const answered = (): Promise<boolean> =>
    fetch(`${base}/api/health`)
      .then((answer) => answer.ok)
      .catch(() => false);
  await expect.poll(answered, { timeout: 180_000, intervals: [50, 100, 200] }).toBe(true);
}
