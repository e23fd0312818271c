import { screens } from '../generated/screens';

/** Id of a screen of the catalogue. */
export type ScreenId = keyof typeof screens;

/** What kind of page a screen is. */
export type ScreenKind = (typeof screens)[ScreenId]['kind'];

/** One screen of the catalogue: where it stands and who can be given it. */
export interface Screen {
  readonly id: ScreenId;
  /** Path below the router base; dialogs and widgets have none. */
  readonly route?: string;
  readonly title: string;
  /** Place in the side menu; screens without one are reached another way. */
  readonly order?: number;
  readonly kind: ScreenKind;
  /** Organisation types that can be given the screen; the right itself decides. */
  readonly orgTypes: readonly number[];
  readonly permission: string;
  /** The group of the menu it stands in; groups and what belongs to no group have none. */
  readonly parent?: ScreenId;
}

function isScreenId(id: string): id is ScreenId {
  return id in screens;
}

function parentOf(id: ScreenId): { parent?: ScreenId } {
  const group = `${id.slice(0, id.indexOf('.'))}.group`;
  return group !== id && isScreenId(group) ? { parent: group } : {};
}

/** One screen by its id. */
export function screenOf(id: ScreenId): Screen {
  return { id, ...screens[id], ...parentOf(id) };
}

/** Every screen, in the order of the catalogue. */
export const allScreens: readonly Screen[] = Object.keys(screens).filter(isScreenId).map(screenOf);
