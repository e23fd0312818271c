import { periodOf } from '@tqc/domain/reports';

/** A period as people say it. */
export const periodLabel = (id: string): string => periodOf(id)?.label ?? id;
