import type { OutputOf } from '@tqc/contract/kit';
import type { wall, WallCommand, WallFrame, WallPatch } from '@tqc/contract/monitor';
import type { z } from 'zod';

/** What a snapshot call answers. */
export type Snapshot = OutputOf<typeof wall.snapshot>;
/** The rows and state of one panel. */
export type PanelData = Snapshot['panels'][string];
/** One row: key, label, values. */
export type PanelRow = PanelData['rows'][number];
/** The place a wall looks at. */
export type Scope = Snapshot['scope'];
/** The change of one panel. */
export type Patch = z.output<typeof WallPatch>;
/** The changes of a scene that belong together. */
export type Frame = z.output<typeof WallFrame>;
/** Something an administrator told this display to do. */
export type Command = z.output<typeof WallCommand>;
