import { defaultRights } from '@tqc/contract/catalogue';
import { allScreens } from '@tqc/contract/screens';
import { expect, test } from 'vitest';
import { menuOf } from './menu';

const menu = menuOf({ rights: new Set(allScreens.map(({ permission }) => permission)) });
const initialsOf = (title: string) => menu.find((item) => item.title === title)?.initials;

/** What an organisation's superiors plan, of recognition and of registration. */
const UPPER_PLANS = ['register.planView', 'enroll.planView'];
const idsOf = (orgType: number) => typeMenu(orgType).map(({ name }) => name);
const typeMenu = (orgType: number) => menuOf({ rights: defaultRights(orgType) });

test('高校只看到给了权限的菜单，没有别的固定项（menu-03）', () => {
  const rights = defaultRights(6);
  const foreign = typeMenu(6).filter(({ code }) => code !== 'signedIn' && !rights.has(code));
  expect(foreign).toEqual([]);
});

// Rules: menu-07, menu-08
test('菜单都通向系统里的地址，平台对接的也一样', () => {
  expect(menu.some(({ path }) => path.startsWith('/platformDocking'))).toBe(true);
  expect(menu.filter(({ path }) => !/^\/\w/.test(path))).toEqual([]);
});

test('每个菜单都有图标和次序，次序从小到大（menu-06）', () => {
  expect(menu.filter(({ icon }) => icon === '' || icon === 'dot').map(({ name }) => name)).toEqual(
    [],
  );
  const orders = menu.map(({ order }) => order);
  expect(orders.every((order) => order > 0)).toBe(true);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
});

test('目录里的编号可以重复，菜单各项的名称不重复（menu-10）', () => {
  expect(new Set(menu.map(({ name }) => name)).size).toBe(menu.length);
});

// Rules: permission-15, permission-25
test('没有权限的画面不在菜单里，高校没有管理菜单', () => {
  expect(menuOf({ rights: new Set() }).filter(({ code }) => code !== 'signedIn')).toEqual([]);
  const paths = typeMenu(6).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/register/'))).toEqual([]);
});

// Rules: permission-20
test('确认点看得到上级机构两类计划，能维护本机构的信息', () => {
  expect(idsOf(1)).toEqual(expect.arrayContaining([...UPPER_PLANS, 'basic.org']));
  expect(defaultRights(1).has('basic.baseOrg.edit')).toBe(true);
});

// Rules: permission-21
test('县级比确认点多出工作台、本机构计划、确认点列表，本省的计划也看得到', () => {
  const more = [
    'shell.homeWorks',
    'register.orgPlan',
    'enroll.orgPlan',
    'basic.regPointManage',
    'basic.enrollPointManage',
  ];
  expect(idsOf(2)).toEqual(expect.arrayContaining([...UPPER_PLANS, 'basic.org', ...more]));
  expect(idsOf(1).filter((id) => more.includes(id))).toEqual([]);
});

// Rules: permission-26
test('导出留存的按钮编码只有确认点有', () => {
  const held = [1, 2, 3, 4, 5, 6].filter((orgType) =>
    defaultRights(orgType).has('register.registration.exportStay'),
  );
  expect(held).toEqual([1]);
});

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
