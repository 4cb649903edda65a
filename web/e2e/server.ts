/** Servers that a file of tests starts for itself. */
import { createServer, type AddressInfo } from 'node:net';
import { expect } from '@playwright/test';

/** A port of this computer that nobody listens at. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Wait until a server is there. */
export async function answers(base: string): Promise<void> {
  const answered = (): Promise<boolean> =>
    fetch(`${base}/api/health`)
      .then((answer) => answer.ok)
      .catch(() => false);
  await expect.poll(answered, { timeout: 180_000, intervals: [50, 100, 200] }).toBe(true);
}
