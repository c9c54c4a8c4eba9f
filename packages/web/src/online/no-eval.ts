import { config } from 'zod';

// The server forbids the page to make code out of text, and zod would try once: imported before the first schema.
config({ jitless: true });
