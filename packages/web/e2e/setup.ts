import type { TestProject } from 'vitest/node';
import { ensureChromium } from './chromium.ts';
import { serveTable } from './serve.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
  }
}

/** Builds and serves the page for all tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Here, once: files that run side by side would keep each other from installing.
  ensureChromium({ whole: false });
  ensureChromium({ whole: true });
  const served = await serveTable();
  project.provide('url', served.url);
  return () => served.close();
}
