import { expect, test as base } from '@playwright/test';
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

for (const story of stories) {
  test(`${story.title}：${story.name}`, async ({ stage, browser }, info) => {
    for (const theme of await stage.show(story)) {
      await stage.paint(theme);
      const afresh = async () => {
        await stage.renew();
        await stage.show(story);
        await stage.paint(theme);
      };
      await matchPicture(info, {
        name: `stories/${theme}/${story.picture}`,
        browser,
        shoot: stage.shoot,
        afresh,
      });
    }
  });
}

test('没有已经不在的故事留下的图片', () => {
  const known = new Set(stories.map(({ picture }) => picture));
  const writing = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  expect(
    ['light', 'dark'].flatMap((theme) => strayPictures(`stories/${theme}`, known, writing)),
  ).toEqual([]);
});
