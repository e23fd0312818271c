import { field, mayBeLeftOut } from '@tqc/contract/kit';
import { expect, test } from 'vitest';
import { formFieldOf, formInput, formStart } from './fieldsOf';
import { differing, drawnFields, stays } from './formFields';

const shape = {
  idNo: field.idNo(),
  day: field.date('日期').optional(),
  note: field.text('备注', 20).nullable(),
  scan: field.file('扫描件'),
  papers: field.files('附件', 3).min(1, '请上传附件'),
};
const changed = mayBeLeftOut(shape);
const names = Object.keys(shape);
const file = (id: string) => ({ id, name: `${id}.pdf`, size: 1 });

test('附件和别的栏目一样：契约说要的必填、最多几个，送出的是编号', () => {
  expect(formFieldOf('scan', shape.scan)).toMatchObject({ kind: 'upload', required: true });
  expect(formFieldOf('scan', changed.scan, true)).toMatchObject({ required: false });
  expect(formFieldOf('papers', shape.papers)).toMatchObject({ maxCount: 3 });
  expect(formFieldOf('papers', changed.papers)).toMatchObject({ maxCount: 3 });
  const sent = formInput(shape, names, { scan: [file('a')], papers: [file('b'), file('c')] });
  expect(sent).toMatchObject({ scan: 'a', papers: ['b', 'c'] });
});

test('要附件而没有的照样送去，由服务端说；可以没有的不送', () => {
  expect(formInput(shape, ['scan', 'papers'], {})).toEqual({ scan: null, papers: [] });
  expect(formInput(changed, ['scan', 'papers'], { papers: [] })).toEqual({
    scan: undefined,
    papers: undefined,
  });
});

test('填了又清空的：可以为空的送空，可以不填的不送', () => {
  expect(formInput(shape, ['day', 'note'], { day: '', note: ' ' })).toEqual({
    day: undefined,
    note: null,
  });
});

test('修改时附件和遮盖的号码不带进表单：不给新的就不变', () => {
  const record = { idNo: '3288****1222', day: '2024-06-18', scan: 'a', papers: ['b'] };
  expect(formStart(shape, names, record)).toEqual({ day: '2024-06-18' });
  expect(formStart(shape, ['idNo'], { idNo: '328801199802031222' })).toEqual({
    idNo: '328801199802031222',
  });
  const [number, scan] = drawnFields([stays('idNo'), stays('scan')], shape, true);
  expect(number).toMatchObject({ required: false, hint: '不改的留空' });
  expect(scan).toMatchObject({ required: false, hint: '不更换的不用再上传' });
});

test('表单里和契约不一样的，只写不一样的', () => {
  const [own] = drawnFields(
    [differing('papers', { label: '依据文件', maxCount: 2 })],
    shape,
    false,
  );
  expect(own).toMatchObject({ name: 'papers', label: '依据文件', maxCount: 2, required: true });
});
