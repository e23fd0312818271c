import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtStorybook } from '../serveStorybook';
import { picturesOf, type PictureTheme } from './picturePolicy';

/** A story as the built Storybook lists it. */
export interface ListedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /**
   * Where its pictures stand below the folder of a theme: the shelves of the handbook are folders.
   */
  readonly picture: string;
  /** The themes it has a picture in. */
  readonly pictures: readonly PictureTheme[];
  /** Width of the window it is looked at in. */
  readonly width: number;
}

/** Storybook leaves this much beside a frame of a fixed width. */
const MARGIN = 32;

/** Every story, those of one width together, so that the window changes twice only. */
export function storyList(): ListedStory[] {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
    entries: Record<
      string,
      { type: string; id: string; title: string; name: string; tags?: string[] }
    >;
  };
  const titles = new Set<string>();
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags = [] }) => {
      const first = !titles.has(title);
      titles.add(title);
      return {
        id,
        title,
        name,
        picture: `${title}/${id.slice(id.indexOf('--') + 2)}`,
        pictures: picturesOf({ title, name, tags, first }),
        width: widthOf(name),
      };
    })
    .sort((one, two) => order(one) - order(two));
}

const widthOf = (name: string): number =>
  /2560|宽屏/.test(name) ? 2560 + MARGIN : /1280|窄屏/.test(name) ? 1280 + MARGIN : 1440;

const order = ({ width }: ListedStory): number =>
  [1440, 1280 + MARGIN, 2560 + MARGIN].indexOf(width);
