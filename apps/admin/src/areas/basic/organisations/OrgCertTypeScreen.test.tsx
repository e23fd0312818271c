import { baseOrgCertType } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { confirm, pressIn } from '../../../kit/story/screenTest';
import * as stories from './OrgCertTypeScreen.stories';
import { certTypeAnswers } from './orgSettingStories';

const { 省级 } = composeStories(stories);

test('删除一份资格种类：先说明删除后按法定权限认定', async () => {
  await 省级.run();
  await pressIn('2020-01-01', '删除');
  await confirm('确定删除“东霁区教育体育局”的这份资格种类吗？删除后按法定权限认定。');
  await waitFor(() => expect(certTypeAnswers.sent(baseOrgCertType.remove)).toHaveLength(1));
});
