import type { ScreenId } from '@tqc/contract/screens';
import { composeStory } from '@storybook/react-vite';
import type { ListState } from '../kit/story/listState';

type Story = Parameters<typeof composeStory>[0];
type Stories = Readonly<Record<string, Story>> & {
  readonly default: Parameters<typeof composeStory>[1] & {
    readonly parameters?: { readonly screen?: ScreenId };
  };
};

const modules = import.meta.glob<Stories>('../areas/**/*Screen.stories.tsx', { eager: true });
const sources = import.meta.glob<string>('../areas/**/*Screen{.stories,}.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A screen with its usual story, for the tests that walk over all of them. */
export interface ScreenStory {
  readonly name: string;
  readonly screen: ScreenId | undefined;
  /** The text of the screen and of its stories. */
  readonly source: string;
  readonly storySource: string;
  /** Plays the usual story, its list in a state. */
  play(state?: ListState): Promise<void>;
}

/** Every screen that has stories. The first story of a file is the usual one. */
export const screenStories: readonly ScreenStory[] = Object.entries(modules).map(
  ([path, module]) => {
    const storySource = sources[path] ?? '';
    const first = /^export const (\P{ASCII}+)(?=[: ])/mu.exec(storySource)?.[1] ?? '';
    const usual = module[first];
    if (!usual) throw new Error(`${path} has no story`);
    return {
      name: path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1'),
      screen: module.default.parameters?.screen,
      source: sources[path.replace('.stories', '')] ?? '',
      storySource,
      play: (listState = 'usual') =>
        composeStory(
          { ...usual, parameters: { ...usual.parameters, listState } },
          module.default,
        ).run(),
    };
  },
);
