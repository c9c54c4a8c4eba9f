import type { TestProject } from 'vitest/node';
import { serveTable } from './serve.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
  }
}

/** Builds and serves the page for all tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await serveTable();
  project.provide('url', served.url);
  return () => served.close();
}
