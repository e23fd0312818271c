import { defineDict } from '../kit';

export const firstReview = defineDict('firstReview', [
  { value: 30, label: '待初核' },
  { value: 31, label: '初核合格' },
  { value: 32, label: '初核暂缓' },
  { value: 33, label: '初核不合格' },
  { value: 34, label: '无教师资格' },
  { value: 35, label: '不在注册范围' },
]);

export const recheck = defineDict('recheck', [
  { value: 40, label: '待复核' },
  { value: 41, label: '复核合格' },
  { value: 42, label: '复核暂缓' },
  { value: 43, label: '复核不合格' },
  { value: 44, label: '无教师资格' },
  { value: 45, label: '不在注册范围' },
]);

export const finalJudgement = defineDict('finalJudgement', [
  { value: 50, label: '待终审' },
  { value: 51, label: '注册合格' },
  { value: 52, label: '暂缓注册' },
  { value: 53, label: '注册不合格' },
  { value: 54, label: '无教师资格' },
  { value: 55, label: '不在注册范围' },
]);

export const recordStatusEnroll = defineDict('recordStatusEnroll', [
  { value: 0, label: '正常', tone: 'good' },
  { value: 1, label: '受限', tone: 'bad' },
  { value: 2, label: '已删除', tone: 'bad' },
  { value: 3, label: '注册无效', tone: 'bad' },
]);

export const registrationType = defineDict('registrationType', [
  { value: 1, label: '首次注册' },
  { value: 2, label: '定期注册' },
]);

export const enrollNumber = defineDict('enrollNumber', [
  { value: 1, label: '第一次注册' },
  { value: 2, label: '第二次注册' },
  { value: 3, label: '第三次注册' },
  { value: 4, label: '第四次注册' },
  { value: 5, label: '第五次注册' },
  { value: 6, label: '第六次注册' },
  { value: 7, label: '第七次注册' },
  { value: 8, label: '第八次注册' },
  { value: 9, label: '第九次注册' },
  { value: 10, label: '第十次注册' },
]);

export const unmetCondition = defineDict('unmetCondition', [
  { value: 1, label: '师德表现未达到标准' },
  { value: 2, label: '年度考核不合格' },
  { value: 3, label: '未完成规定的培训学时或学分' },
  { value: 4, label: '身心健康状况不能胜任教育教学工作' },
  { value: 5, label: '中止教育教学工作一学期以上' },
  { value: 6, label: '未达到省级教育行政部门规定的其他条件' },
]);

export const disqualificationReason = defineDict('disqualificationReason', [
  { value: 1, label: '思想品德不符合要求' },
  { value: 2, label: '学历不符合要求' },
  { value: 3, label: '普通话水平不符合要求' },
  { value: 4, label: '体检不合格' },
  { value: 5, label: '教育教学能力测试不合格' },
  { value: 6, label: '考试成绩不合格或已过有效期' },
  { value: 7, label: '户籍、居住地或学籍地不在受理范围' },
  { value: 8, label: '申报材料不全或不实' },
  { value: 9, label: '处于限制期或已丧失教师资格' },
  { value: 10, label: '其他' },
]);

export const sortEnroll = defineDict('sortEnroll', [
  { value: 'enrId.asc', label: '申报序号升序' },
  { value: 'enrId.desc', label: '申报序号降序' },
  { value: 'archiveNo.asc', label: '档案号升序' },
  { value: 'archiveNo.desc', label: '档案号降序' },
  { value: 'certNo.asc', label: '证书编号升序' },
  { value: 'certNo.desc', label: '证书编号降序' },
  { value: 'idNo.asc', label: '证件号码升序' },
  { value: 'idNo.desc', label: '证件号码降序' },
]);
