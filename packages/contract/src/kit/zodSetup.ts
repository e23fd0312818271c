import { z } from 'zod';

// A page under our content policy may not make code from text, and zod would try with its first
// schema. On the server it may, and is faster so.
if ('document' in globalThis) z.config({ jitless: true });
