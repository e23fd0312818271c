import { cert } from '@tqc/contract/cert';
import { lookup } from '@tqc/contract/lookup';
import { composeStory } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { orgs, userAt } from '@tqc/testing/users';
import { press } from '../../kit/story/screenTest';
import { storyAs } from '../../kit/story/storyAs';
import * as stories from './CertManageScreen.stories';

const places = fakeTransport(lookup, {
  querySubjectsBasic: () => ({ record: [] }),
  queryBaseOrgBasic: ({ orgType, parentId }) => ({
    record: Object.values(orgs)
      .filter((one) => one.orgType === orgType)
      .map(({ orgId, orgName, areaName, city, county }) => ({
        orgId,
        orgName,
        orgType: orgType ?? 0,
        areaCode: orgType === 3 ? city : county,
        areaName,
        parentId: parentId ?? null,
      })),
  }),
  viewBaseOrgBasic: ({ id }) => {
    const { city, county, ...org } = orgs[id === orgs.city.orgId ? 'city' : 'province'];
    return {
      ...org,
      areaCode: county || city,
      parentId: null,
      orgBizType: 3,
      address: '',
      phone: '',
      officeHours: '',
      confirmRange: '',
      status: 1,
      version: 1,
    };
  },
});

test('国家中心先选省份：没有选时不能按姓名和日期排序，选了就可以（permission-24）', async () => {
  const nation = composeStory(storyAs(userAt('nation'), stories.answers), stories.default);
  await nation.run();
  const orders = (name: string) => screen.queryByRole('button', { name });
  await screen.findByRole('combobox', { name: '省份' });
  await screen.findByText('20241190132001001');
  for (const name of ['姓名', '证书号码', '认定日期'])
    await waitFor(() => expect(orders(name)).toBeNull());
  await userEvent.click(screen.getByRole('combobox', { name: '省份' }));
  // The list may still be coming down.
  await userEvent.click(await screen.findByRole('option', { name: '江苏' }), {
    pointerEventsCheck: 0,
  });
  await press('查 询');
  await waitFor(() => expect(stories.answers.sent(cert.list).at(-1)?.input.prov).toBe('32'));
  for (const name of ['姓名', '证书号码', '认定日期'])
    await waitFor(() => expect(orders(name)).not.toBeNull());
});

test.each([
  ['city', '区县', '东霁区', 'county', '118801'],
  ['province', '地市', '云汀市', 'city', '1188'],
] as const)(
  '%s 按下一级地区查询，不必再选自己的（form-05、permission-22、permission-23）',
  async (level, box, place, input, code) => {
    const screenOf = composeStory(storyAs(userAt(level), stories.answers, places), stories.default);
    await screenOf.run();
    await screen.findByText('20241190132001001');
    expect(screen.queryByRole('combobox', { name: '省份' })).toBeNull();
    await userEvent.click(await screen.findByRole('combobox', { name: box }));
    await userEvent.click(await screen.findByRole('option', { name: place }), {
      pointerEventsCheck: 0,
    });
    await press('查 询');
    await waitFor(() =>
      expect(stories.answers.sent(cert.list).at(-1)?.input).toMatchObject({ [input]: code }),
    );
  },
);
