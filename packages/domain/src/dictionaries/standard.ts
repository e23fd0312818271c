import { defineDict, defineStatus } from '../kit';

/** 民族，GB/T 3304 */
export const nation = defineDict<string>('nation', [
  { value: '01', label: '汉族' },
  { value: '02', label: '蒙古族' },
  { value: '03', label: '回族' },
  { value: '04', label: '藏族' },
  { value: '05', label: '维吾尔族' },
  { value: '06', label: '苗族' },
  { value: '07', label: '彝族' },
  { value: '08', label: '壮族' },
  { value: '09', label: '布依族' },
  { value: '10', label: '朝鲜族' },
  { value: '11', label: '满族' },
  { value: '12', label: '侗族' },
  { value: '13', label: '瑶族' },
  { value: '14', label: '白族' },
  { value: '15', label: '土家族' },
  { value: '16', label: '哈尼族' },
  { value: '17', label: '哈萨克族' },
  { value: '18', label: '傣族' },
  { value: '19', label: '黎族' },
  { value: '20', label: '傈僳族' },
  { value: '21', label: '佤族' },
  { value: '22', label: '畲族' },
  { value: '23', label: '高山族' },
  { value: '24', label: '拉祜族' },
  { value: '25', label: '水族' },
  { value: '26', label: '东乡族' },
  { value: '27', label: '纳西族' },
  { value: '28', label: '景颇族' },
  { value: '29', label: '柯尔克孜族' },
  { value: '30', label: '土族' },
  { value: '31', label: '达斡尔族' },
  { value: '32', label: '仫佬族' },
  { value: '33', label: '羌族' },
  { value: '34', label: '布朗族' },
  { value: '35', label: '撒拉族' },
  { value: '36', label: '毛南族' },
  { value: '37', label: '仡佬族' },
  { value: '38', label: '锡伯族' },
  { value: '39', label: '阿昌族' },
  { value: '40', label: '普米族' },
  { value: '41', label: '塔吉克族' },
  { value: '42', label: '怒族' },
  { value: '43', label: '乌孜别克族' },
  { value: '44', label: '俄罗斯族' },
  { value: '45', label: '鄂温克族' },
  { value: '46', label: '德昂族' },
  { value: '47', label: '保安族' },
  { value: '48', label: '裕固族' },
  { value: '49', label: '京族' },
  { value: '50', label: '塔塔尔族' },
  { value: '51', label: '独龙族' },
  { value: '52', label: '鄂伦春族' },
  { value: '53', label: '赫哲族' },
  { value: '54', label: '门巴族' },
  { value: '55', label: '珞巴族' },
  { value: '56', label: '基诺族' },
  { value: '97', label: '其他' },
  { value: '98', label: '外国血统中国籍人士' },
]);

/** 政治面貌，GB/T 4762 */
export const politics = defineDict<string>('politics', [
  { value: '01', label: '中共党员' },
  { value: '02', label: '中共预备党员' },
  { value: '03', label: '共青团员' },
  { value: '04', label: '民革党员' },
  { value: '05', label: '民盟盟员' },
  { value: '06', label: '民建会员' },
  { value: '07', label: '民进会员' },
  { value: '08', label: '农工党党员' },
  { value: '09', label: '致公党党员' },
  { value: '10', label: '九三学社社员' },
  { value: '11', label: '台盟盟员' },
  { value: '12', label: '无党派人士' },
  { value: '13', label: '群众' },
]);

/** Divisions of province level (省级行政区划), GB/T 2260 */
export const province = defineDict<string>('province', [
  { value: '11', label: '北京' },
  { value: '12', label: '天津' },
  { value: '13', label: '河北' },
  { value: '14', label: '山西' },
  { value: '15', label: '内蒙古' },
  { value: '21', label: '辽宁' },
  { value: '22', label: '吉林' },
  { value: '23', label: '黑龙江' },
  { value: '31', label: '上海' },
  { value: '32', label: '江苏' },
  { value: '33', label: '浙江' },
  { value: '34', label: '安徽' },
  { value: '35', label: '福建' },
  { value: '36', label: '江西' },
  { value: '37', label: '山东' },
  { value: '41', label: '河南' },
  { value: '42', label: '湖北' },
  { value: '43', label: '湖南' },
  { value: '44', label: '广东' },
  { value: '45', label: '广西' },
  { value: '46', label: '海南' },
  { value: '50', label: '重庆' },
  { value: '51', label: '四川' },
  { value: '52', label: '贵州' },
  { value: '53', label: '云南' },
  { value: '54', label: '西藏' },
  { value: '61', label: '陕西' },
  { value: '62', label: '甘肃' },
  { value: '63', label: '青海' },
  { value: '64', label: '宁夏' },
  { value: '65', label: '新疆' },
  { value: '66', label: '新疆生产建设兵团' },
  { value: '71', label: '台湾' },
  { value: '81', label: '香港' },
  { value: '82', label: '澳门' },
]);

/** 证件类型 */
export const idDocumentType = defineDict('idDocumentType', [
  { value: 1, label: '居民身份证' },
  { value: 2, label: '港澳台居民居住证' },
  { value: 3, label: '港澳居民来往内地通行证' },
  { value: 4, label: '台湾居民来往大陆通行证' },
  { value: 9, label: '其他证件' },
]);

/** 学位，GB/T 6864 */
export const degree = defineDict('degree', [
  { value: 0, label: '无' },
  { value: 1, label: '名誉博士' },
  { value: 2, label: '博士' },
  { value: 3, label: '硕士' },
  { value: 4, label: '学士' },
]);

/** 学习形式 */
export const studyForm = defineDict('studyForm', [
  { value: 1, label: '普通全日制' },
  { value: 2, label: '成人' },
  { value: 3, label: '自考' },
  { value: 4, label: '网络' },
  { value: 5, label: '电大开放' },
  { value: 6, label: '其他' },
]);

/** 人员类型 */
export const personType = defineDict('personType', [
  { value: 1, label: '社会人员' },
  { value: 2, label: '应届毕业生' },
  { value: 3, label: '在职教师' },
]);

/** 学历、学籍的核验结果 */
export const graduateVerify = defineStatus(
  {
    waiting: { code: 0, label: '待检验' },
    verified: { code: 1, label: '已核验' },
    unverifiable: { code: 2, label: '无法核验' },
    hongKongMacaoTaiwan: { code: 3, label: '港澳台学历' },
    foreign: { code: 4, label: '国外学历' },
  },
  'graduateVerify',
);

/** 普通话等级: the smaller number is the higher grade */
export const mandarinLevel = defineDict('mandarinLevel', [
  { value: 11, label: '一级甲等' },
  { value: 12, label: '一级乙等' },
  { value: 21, label: '二级甲等' },
  { value: 22, label: '二级乙等' },
  { value: 31, label: '三级甲等' },
  { value: 32, label: '三级乙等' },
]);

/** 资格种类 */
export const certType = defineDict('certType', [
  { value: 1, label: '幼儿园教师资格' },
  { value: 2, label: '小学教师资格' },
  { value: 3, label: '初级中学教师资格' },
  { value: 4, label: '高级中学教师资格' },
  { value: 5, label: '中等职业学校教师资格' },
  { value: 6, label: '中等职业学校实习指导教师资格' },
  { value: 7, label: '高等学校教师资格' },
]);

/** 体检结论 */
export const healthResult = defineDict('healthResult', [
  { value: 1, label: '合格' },
  { value: 2, label: '不合格' },
  { value: 3, label: '待定' },
]);
