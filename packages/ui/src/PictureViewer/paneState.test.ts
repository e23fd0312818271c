import { expect, test } from 'vitest';
import { around, nextPane, startPane } from './paneState';
import { startView } from './viewTransform';

const frame = { stage: { width: 800, height: 600 }, picture: { width: 400, height: 300 } };
const frames = [frame, frame];

test('换一张时回到起点', () => {
  const turned = nextPane(startPane(0), { do: 'step', step: 'right', frames });
  expect(turned.sides[0]?.view.angle).toBe(15);
  expect(nextPane(turned, { do: 'show', at: 2 }).sides).toEqual([{ at: 2, view: startView }]);
});

test('换了一组图片从头看，联动的选择留着', () => {
  const two = nextPane(nextPane(startPane(3), { do: 'compare', count: 4 }), { do: 'link' });
  expect(nextPane(two, { do: 'restart', at: 0 })).toEqual({
    sides: [{ at: 0, view: startView }],
    active: 0,
    linked: false,
  });
});

test('对比时右边先给下一张，再按一次留下选中的那张', () => {
  const two = nextPane(startPane(3), { do: 'compare', count: 4 });
  expect([two.sides.map(({ at }) => at), two.active]).toEqual([[3, 0], 1]);
  expect(nextPane(two, { do: 'compare', count: 4 }).sides.map(({ at }) => at)).toEqual([0]);
});

test('联动时两边一起转，解除后只转选中的一边', () => {
  const two = nextPane(startPane(0), { do: 'compare', count: 2 });
  const both = nextPane(two, { do: 'step', step: 'left', frames });
  expect(both.sides.map(({ view }) => view.angle)).toEqual([-15, -15]);
  const alone = nextPane(nextPane(both, { do: 'link' }), {
    do: 'step',
    step: 'left',
    frames,
    side: 0,
  });
  expect(alone.sides.map(({ view }) => view.angle)).toEqual([-30, -15]);
  expect(alone.active).toBe(0);
});

test('转着圈数', () => {
  expect([around(4, 4), around(-1, 4), around(1, 4), around(1, 0)]).toEqual([0, 3, 1, 0]);
});
