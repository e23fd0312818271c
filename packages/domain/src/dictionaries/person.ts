import { defineDict } from '../kit';

export const sex = defineDict('sex', [
  { value: 1, label: '男' },
  { value: 2, label: '女' },
]);

export const educationLevel = defineDict('educationLevel', [
  { value: 4, label: '专科' },
  { value: 3, label: '本科' },
  { value: 2, label: '硕士研究生' },
  { value: 1, label: '博士研究生' },
]);

export const unitType = defineDict('unitType', [
  { value: 305, label: '单位类型305' },
  { value: 306, label: '单位类型306' },
  { value: 307, label: '单位类型307' },
  { value: 308, label: '单位类型308' },
  { value: 309, label: '单位类型309' },
  { value: 310, label: '单位类型310' },
  { value: 311, label: '单位类型311' },
  { value: 312, label: '单位类型312' },
  { value: 313, label: '单位类型313' },
  { value: 314, label: '单位类型314' },
  { value: 315, label: '单位类型315' },
  { value: 316, label: '单位类型316' },
  { value: 317, label: '单位类型317' },
  { value: 318, label: '单位类型318' },
  { value: 319, label: '单位类型319' },
  { value: 320, label: '单位类型320' },
  { value: 321, label: '单位类型321' },
  { value: 322, label: '单位类型322' },
  { value: 323, label: '单位类型323' },
  { value: 324, label: '单位类型324' },
  { value: 401, label: '单位类型401' },
  { value: 402, label: '单位类型402' },
  { value: 403, label: '单位类型403' },
]);

export const region = defineDict('region', [
  { value: 81, label: '香港特别行政区' },
  { value: 82, label: '澳门特别行政区' },
  { value: 83, label: '台湾省' },
]);

export const subjectQueryType = defineDict('subjectQueryType', [
  { value: 1, label: '幼儿园' },
  { value: 2, label: '小学' },
  { value: 3, label: '初级中学' },
  { value: 4, label: '高级中学' },
  { value: 5, label: '中等职业学校' },
  { value: 66, label: '高等学校' },
]);
