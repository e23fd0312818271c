import { afterEach, expect, test } from 'vitest';
import { msgTemplate } from '../dictionaries';
import { changeLists } from '../kit';
import { placeLeft, templateFault, templatePreview, templates, templateText } from './templates';

afterEach(() => changeLists(new Map()));
const change = (label: string, off = false) =>
  changeLists(
    new Map([['msgTemplate', [{ code: 'returnToPoint', label, tone: null, sort: 10, off }]]]),
  );
const said = () => templateText('returnToPoint', { 姓名: '林问夏', 报名号: '77', 意见: '缺章' });
const COMPILED = '林问夏（报名号 77）的申请被退回确认：缺章';

test('每种消息都有编好的文字，占位符都对，预览里没有空的占位符', () => {
  expect(msgTemplate.codes.toSorted()).toEqual(Object.keys(templates).toSorted());
  for (const { value, label } of msgTemplate.options) {
    expect([value, templateFault(value, label)]).toEqual([value, undefined]);
    expect(templatePreview(value, label)).not.toMatch(/[{}]/);
    expect([...label].length).toBeLessThanOrEqual(50);
  }
});

test('改了就按改的说；停用或占位符不对，按编好的说', () => {
  expect(said()).toBe(COMPILED);
  change('报名号{报名号}：请按意见改正（{意见}）');
  expect(said()).toBe('报名号77：请按意见改正（缺章）');
  change('报名号{报名号}：请改正');
  expect(said()).toBe(COMPILED);
  change('报名号{报名号}：请按意见改正（{意见}）', true);
  expect(said()).toBe(COMPILED);
});

test('没有的占位符、少了必须的、花括号不成对，都说明怎么改', () => {
  expect(templateFault('returnToPoint', '{报名号}{意见}{电话}')).toBe(
    '这种消息没有占位符{电话}，可以用{姓名}、{报名号}、{意见}',
  );
  expect(templateFault('returnToPoint', '{报名号}')).toBe('请写上占位符{意见}，收到的人要靠它办理');
  expect(templateFault('returnToPoint', '{报名号}{意见')).toMatch('一对花括号');
  expect(placeLeft('请于{日期}前到场')).toBe('日期');
  expect(placeLeft('请于{明天}前到场')).toBeUndefined();
});
