import { view } from '@tqc/contract/account';
import type { OutputOf } from '@tqc/contract/kit';
import { createContext } from 'react';
import { call } from '../session/api';

/** A view as the server keeps it. */
export type StoredView = OutputOf<typeof view.list>['record'][number];

/** Where lists keep views and column settings; without one they live as long as the page. */
export interface ListMemory {
  load(screen: string): Promise<readonly StoredView[]>;
  save(
    screen: string,
    name: string,
    shared: boolean,
    state: Readonly<Record<string, unknown>>,
  ): Promise<string>;
  remove(id: string): Promise<void>;
}

/** The shell provides the server's memory; stories leave it out and stay silent on the wire. */
export const ListMemoryContext = createContext<ListMemory | undefined>(undefined);

/** The memory of the product: the person's rows on the server. */
export const serverListMemory: ListMemory = {
  load: async (screen) => (await call(view.list, { screen })).record,
  save: async (screen, name, shared, state) =>
    (await call(view.save, { screen, name, shared, state })).id,
  remove: async (id) => {
    await call(view.remove, { id });
  },
};
