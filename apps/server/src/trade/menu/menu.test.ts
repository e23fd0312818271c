import { allScreens } from '@tqc/contract/screens';
import { expect, test } from 'vitest';
import { menuOf } from './menu';

const menu = menuOf({ rights: new Set(allScreens.map(({ permission }) => permission)) });
const initialsOf = (title: string) => menu.find((item) => item.title === title)?.initials;

test('菜单带拼音首字母，供查找页面', () => {
  expect(initialsOf('认定审批')).toBe('rdsp');
  expect(initialsOf('网报数据核验')).toBe('wbsjhy');
  expect(initialsOf('教师资格证书管理')).toBe('jszgzsgl');
  expect(initialsOf('工作台')).toBe('gzt');
});

test('菜单名称的每个汉字都有首字母', () => {
  for (const { title, initials } of menu)
    expect(initials, title).toHaveLength(title.match(/\p{Script=Han}/gu)?.length ?? 0);
});

test('多音字按菜单里的读法', () => {
  const doubtful = menu
    .filter(({ title }) => /[重行长调参乐校传]/.test(title))
    .map(({ title, initials }) => `${title} ${initials}`);
  expect(doubtful).toMatchInlineSnapshot(`
    [
      "学校信息管理 xxxxgl",
      "中等职业学校任教学科 zdzyxxrjxk",
      "高等学校任教学科 gdxxrjxk",
      "回传异常处理 hcyccl",
      "国办回传统计 gbhctj",
      "办件数据回传统计 bjsjhctj",
      "高校备案 gxba",
      "高校及专业名录备案 gxjzymlba",
      "学校查看 xxck",
      "高校用户管理 gxyhgl",
    ]
  `);
});
