import { defineDict } from '../kit';

export const stampStatus = defineDict('stampStatus', [
  { value: 1, label: '使用中' },
  { value: 0, label: '已停用' },
]);

export const ecertStatus = defineDict('ecertStatus', [
  { value: 1, label: '有效', tone: 'good' },
  { value: 0, label: '已撤销', tone: 'bad' },
]);

export const ecertTaskStatus = defineDict('ecertTaskStatus', [
  { value: 0, label: '待处理' },
  { value: 2, label: '执行中' },
  { value: 1, label: '已完成' },
]);

export const ecertTaskType = defineDict('ecertTaskType', [
  { value: 'batchCreate', label: '批量生成证书' },
  { value: 'cancel', label: '撤销证书' },
  { value: 'modify', label: '修改证书' },
]);
