import type { ScreenId } from '@tqc/contract/screens';
import type { ComponentType } from 'react';

/**
 * The pages of an area: screens of the catalogue and the modules that draw them. Path, right and
 * title stand in the catalogue.
 */
export type Pages = Readonly<
  Partial<Record<ScreenId, () => Promise<Readonly<Record<string, ComponentType>>>>>
>;
