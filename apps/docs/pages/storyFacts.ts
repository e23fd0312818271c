/** What the stories of one folder show, read from their text. */
export interface StoryFacts {
  /** Place in the tree, such as 表格与表单/DataTable. */
  readonly titles: readonly string[];
  readonly stories: readonly string[];
  /** Stories that are played, not only drawn. */
  readonly plays: number;
  /** The page says what the component is for. */
  readonly documented: boolean;
  /** Whether keys are played by a test, only described on the page, or neither. */
  readonly keys: 'tested' | 'described' | 'none';
  /** A story switches the axe check off or narrows it. */
  readonly axeChanged: boolean;
}

/** The story checklist of the design system; a story is recognised by its name. */
export const checklist = {
  默认: /./,
  载入: /载入|加载|进行中|查询中|试运行中|等待/,
  空: /空|无数据|没有|未报送|零/,
  出错: /出错|失败|没办成|损坏|读不了|不过|未取到|没有取到|已变|截断/,
  停用: /停用|关掉/,
  无权限: /权限|没有受控/,
  长文字: /长/,
  生僻字: /生僻/,
  窄屏: /窄|1280/,
  宽屏: /宽屏|2560/,
  深色: /深色/,
} as const;

export type ChecklistItem = keyof typeof checklist;

/** Reads the facts out of the story files of one folder. */
export function storyFacts(sources: readonly string[]): StoryFacts {
  const text = sources.join('\n');
  return {
    titles: [...text.matchAll(/title: '([^']+\/[^']+)'/g)].flatMap(([, title]) => title ?? []),
    stories: [...text.matchAll(/^export const (\S+?): Story/gm)].flatMap(([, name]) => name ?? []),
    plays: [...text.matchAll(/\bplay[:(]/g)].length,
    documented: /\*\/\s*const meta/.test(text),
    keys: /userEvent\.(keyboard|tab)|fireEvent\.keyDown/.test(text)
      ? 'tested'
      : /\*\*键盘/.test(text)
        ? 'described'
        : 'none',
    axeChanged: /\ba11y:/.test(text),
  };
}

/** Items of the checklist that no story shows. */
export function missingItems({ stories }: Pick<StoryFacts, 'stories'>): ChecklistItem[] {
  return (Object.keys(checklist) as ChecklistItem[]).filter(
    (item) => !stories.some((name) => checklist[item].test(name)),
  );
}
