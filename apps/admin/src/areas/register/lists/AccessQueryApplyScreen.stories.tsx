import { accessQuery, registration, registrationReview } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { AccessQueryApplyScreen } from './AccessQueryApplyScreen';

const meta = {
  title: '页面/资格认定/证明查询申请',
  component: AccessQueryApplyScreen,
  parameters: { screen: 'register.accessQueryApply' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof AccessQueryApplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirmed = { status: 15, confirmTime: '2024-06-13T02:00:00Z', version: 3 };
const answered = { accessTime: '2024-06-14T02:00:00Z', accessBatch: 'AQ20240614001' };
export const answers = fakeTransport(registration, {
  list: () =>
    pageOf(
      applicationRow(1, { ...confirmed, accessResult: 10 }),
      applicationRow(2, { ...confirmed, accessResult: 11 }),
      applicationRow(3, { ...confirmed, ...answered, accessResult: 0 }),
      applicationRow(4, {
        ...confirmed,
        ...answered,
        accessResult: 0,
        accessTime: '2024-03-01T02:00:00Z',
      }),
      applicationRow(5, { ...confirmed, ...answered, accessResult: 1, recordStatus: 3 }),
      applicationRow(6, { ...confirmed, accessResult: 10, orgName: orgs.city.orgName }),
    ),
});
export const review = fakeTransport(registrationReview, {
  batchAllowQuery: ({ regIds: ids }) => {
    const [first = '', ...rest] = ids.split(',');
    const reason = '准入查询结果正常，2024-09-12前有效，不用重新查询';
    return { done: [first], refused: rest.map((id) => ({ id, name: '', reason })) };
  },
  getAccessQueryStatus: () => ({
    accessResult: 1,
    accessTime: '2024-06-14T02:00:00Z',
    batch: 'AQ20240614001',
  }),
  handleCancelQuery: ({ regIds: ids }) => ({ done: ids.split(','), refused: [] }),
});
export const again = fakeTransport(accessQuery, { fuyi: () => null });
export const files = fakeTransport(resource, {
  updateFile: () => ({
    fileId: '00000000-0000-7000-8000-000000000001',
    name: '证明.pdf',
    kind: 'pdf',
    mime: 'application/pdf',
    size: 4,
    width: null,
    height: null,
  }),
});

/** 待查询、查询中、有效、过期、有发现：各有各的办法；别的机构的只能看。 */
export const 区县: Story = storyAs(userAt('county'), answers, review, again, files);
