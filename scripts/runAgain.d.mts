import type { Came } from './runSuite.d.mts';

export function worthAgain(came: Came): boolean;
export function afterAgain(first: Came, second: Came, how?: { wholeFiles?: boolean }): Came;
