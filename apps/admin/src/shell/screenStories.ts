import type { ScreenId } from '@tqc/contract/screens';
import { composeStory } from '@storybook/react-vite';
import type { ComponentType, ReactElement } from 'react';
import type { ListState } from '../kit/story/listState';

type Story = Parameters<typeof composeStory>[0];
type Stories = Readonly<Record<string, Story>> & {
  readonly default: Parameters<typeof composeStory>[1] & {
    readonly parameters?: { readonly screen?: ScreenId };
  };
};

const modules = import.meta.glob<Stories>('../areas/**/*Screen.stories.tsx');
/** Folders under `areas` whose screens are walked; all of them where none is named. */
const folders = String(import.meta.env['VITE_SCREENS'] ?? '')
  .split(',')
  .filter(Boolean);
const isAsked = (path: string) => folders.some((one) => path.startsWith(`../areas/${one}`));

/** Whether a walk is over every screen: only then it can say that none is missing. */
export const allScreens = folders.length === 0;
const sources = import.meta.glob<string>(['../areas/**/*.tsx', '!../areas/**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What a walk puts around the screen, inside the page that the story gives it. */
export type Around = (Screen: ComponentType) => ReactElement;

interface PlayOptions {
  readonly around?: Around;
  /** Until when what fails once is waited for. */
  readonly failsAfter?: Promise<void>;
}

/** A screen with its usual story, for the tests that walk over all of them. */
export interface ScreenStory {
  readonly name: string;
  readonly screen: ScreenId | undefined;
  /** The text of the screen and of its stories. */
  readonly source: string;
  readonly storySource: string;
  /** Whether it is a list and little else. */
  readonly isList: boolean;
  /** Plays the usual story, its list in a state; where it has none, all that it reads. */
  play(state?: ListState, options?: PlayOptions): Promise<void>;
}

/** A screen; with the list of its area where it is that and nothing else. */
function textOf(path: string): string {
  const own = sources[path] ?? '';
  const alone = /return <(\w+) \/>;/.exec(own)?.[1];
  const list = Object.keys(sources).find((one) => alone && one.endsWith(`/${alone}.tsx`));
  return own + (list === undefined ? '' : (sources[list] ?? ''));
}

/** Every screen that has stories. The first story of a file is the usual one. */
export const screenStories: readonly ScreenStory[] = await Promise.all(
  Object.entries(modules)
    .filter(([path]) => allScreens || isAsked(path))
    .map(async ([path, load]) => {
      const module = await load();
      const storySource = sources[path] ?? '';
      const first = /^export const (\P{ASCII}+)(?=[: ])/mu.exec(storySource)?.[1] ?? '';
      const usual = module[first];
      if (!usual) throw new Error(`${path} has no story`);
      const source = textOf(path.replace('.stories', ''));
      const isList = source.includes('<ListScreen');
      const stateOf = isList ? 'lists' : 'reads';
      return {
        isList,
        name: path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1'),
        screen: module.default.parameters?.screen,
        source,
        storySource,
        play: (listState = 'usual', { around, failsAfter } = {}) =>
          composeStory(
            {
              ...usual,
              parameters: { ...usual.parameters, listState, stateOf, failsAfter },
              decorators: [around ?? [], usual.decorators ?? []].flat(),
            },
            module.default,
          ).run(),
      };
    }),
);
