import process from 'node:process';
import { expect, test as base } from '@playwright/test';
import { NO_PICTURES } from '../../browser/pinnedBrowser';
import { matchPicture } from '../matchPicture';
import { strayPictures } from '../strayPictures';
import { storyList } from './storyList';
import { storyStage, type StoryStage } from './storyStage';

const test = base.extend<object, { stage: StoryStage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await storyStage(browser, {
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
      });
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
});

const stories = storyList();
const none = process.env[NO_PICTURES];
/** A picture is written only when it has stood still on a page opened anew. */
const WRITING_TAKES = 180_000;
const isWriting = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

for (const story of stories) {
  test(`${story.title}：${story.name}`, async ({ stage }, info) => {
    if (isWriting()) test.setTimeout(WRITING_TAKES);
    const { theme: own } = await stage.show(story);
    expect.soft(await stage.findings('all'), '无障碍').toEqual([]);
    let fresh = false;
    const compare = async (theme: 'light' | 'dark') => {
      if (none !== undefined || !story.pictures.includes(theme)) return;
      await matchPicture(info, {
        name: `stories/${theme}/${story.picture}`,
        shoot: stage.shoot,
        afresh: async () => {
          // Once is enough: since then the page has shown nothing but this story.
          if (fresh) return;
          fresh = true;
          await stage.renew();
          await stage.show(story);
          if (own === undefined) await stage.paint(theme);
        },
      });
    };
    // A story with a theme of its own is looked at in that one only.
    if (own !== undefined) await compare(own === 'dark' ? 'dark' : 'light');
    else {
      await compare('light');
      await stage.paint('dark');
      expect.soft(await stage.findings('colours'), '深色主题下的颜色').toEqual([]);
      await compare('dark');
    }
    test.skip(
      none !== undefined && story.pictures.length > 0,
      `演过，无障碍也查过；图片没有比：${none}`,
    );
  });
}

test('每张存档的图片都属于一个要画图的故事', () => {
  const strays = (['light', 'dark'] as const).flatMap((theme) =>
    strayPictures(
      `stories/${theme}`,
      new Set(
        stories.filter(({ pictures }) => pictures.includes(theme)).map(({ picture }) => picture),
      ),
      isWriting(),
    ),
  );
  expect(strays).toEqual([]);
});
