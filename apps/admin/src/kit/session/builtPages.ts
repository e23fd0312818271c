import { createContext } from 'react';

/** Paths that have a page: told by the shell, so that areas offer only what opens. */
export const BuiltPages = createContext<ReadonlySet<string>>(new Set());
