import { registrationDocument } from '@tqc/contract/register';
import {
  certType,
  degree,
  educationLevel,
  examType,
  graduateVerify,
  idDocumentType,
  mandarinLevel,
  nation,
  personType,
  politics,
  recognitionStatus,
  sex,
} from '@tqc/domain/dictionaries';
import { chinaMinute } from '@tqc/domain/shared';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { uploadLimit } from '../../kit/files';
import { printers, type FormCell } from '../../kit/printing';
import { isReplaceable } from '../../trade/registration';
import { FileReply, serve, type CallContext } from '../../kit/serve';
import { store } from '../../kit/store';
import { papers } from './papers';
import { detailOf } from './registrationDetail';

const rows = store('registration', 'regId');
type Detail = Awaited<ReturnType<typeof detailOf>>;

export const registrationDocumentRoutes = serve(registrationDocument, {
  modifyFile: async (call) => {
    const { status, files } = await detail(call);
    return {
      record: files.map((file) => {
        const extensions =
          file.mime === 'application/pdf' ? ['pdf'] : ['png', 'jpg', 'jpeg', 'bmp', 'gif'];
        return {
          ...file,
          replaceable: isReplaceable(status, file.kind),
          extensions,
          maxBytes: uploadLimit(extensions[0] ?? '') ?? 0,
        };
      }),
    };
  },
  viewCollegeCert: (call) => documentOf(call, 'diploma', '学历证书'),
  viewNewCollegeCert: (call) => documentOf(call, 'newDiploma', '补充的学历证书'),
  viewDegreeCert: (call) => documentOf(call, 'degree', '学位证书'),
  viewPthCert: (call) => documentOf(call, 'mandarin', '普通话证书'),
  viewOtherCert: (call) => documentOf(call, 'other', '其他证书'),
  viewStudentCert: (call) => documentOf(call, 'student', '学籍证明'),
  regReport: async (call) =>
    print(call, '教师资格认定申请表', (found) => [
      { title: '基本信息', cells: personCells(found) },
      { title: '申请信息', cells: applicationCells(found) },
      { title: '学历与测试', cells: studyCells(found) },
      {
        title: '个人简历',
        cells:
          found.resume.length === 0
            ? [{ label: '简历', value: '未填写', wide: true }]
            : found.resume.map(({ from, to, place, role }) => ({
                label: `${from} 至 ${to}`,
                value: `${place}　${role}`,
                wide: true,
              })),
      },
      {
        title: '承诺',
        cells: [
          {
            label: '个人承诺',
            value: '本人承诺所填内容真实，如有不实愿承担相应责任。',
            wide: true,
          },
          { label: '申请人签名', value: '' },
          { label: '日期', value: '' },
        ],
      },
    ]),
  papers: (call) => papers(call),
  regOverInfoReport: async (call) =>
    print(call, '教师资格认定办结信息表', (found) => [
      { title: '申请人', cells: personCells(found).slice(0, 6) },
      {
        title: '办理结果',
        cells: [
          ...applicationCells(found),
          { label: '审批时间', value: time(found.approveTime) },
          { label: '审批人', value: found.approvedBy },
          { label: '审批意见', value: found.opinion, wide: true },
          { label: '证书号码', value: found.certNo ?? '', wide: true },
        ],
      },
      {
        title: '办理过程',
        cells: found.steps.map(({ at, step, event, orgName, actor, opinion }) => ({
          label: step,
          value: `${time(at)}　${event}　${orgName} ${actor}${opinion ? `　意见：${opinion}` : ''}`,
          wide: true,
        })),
      },
    ]),
  registerPdfCredentials: async (call) => {
    const row = await rows(call).get(call.input.regId);
    if (!row.acceptNo) throw new ApiFailure(422, '该申请尚未确认受理，没有受理凭证');
    return print(call, '教师资格认定受理凭证', (found) => [
      {
        title: '受理信息',
        cells: [
          { label: '受理号', value: found.acceptNo ?? '', wide: true },
          { label: '档案号', value: found.archiveNo ?? '' },
          { label: '受理时间', value: time(found.confirmTime) },
          { label: '姓名', value: found.name },
          { label: '证件号码', value: found.idNo },
          ...applicationCells(found),
          { label: '受理机构', value: found.orgName },
          { label: '确认点', value: found.pointName },
        ],
      },
      {
        title: '告知',
        cells: [
          {
            label: '办理期限',
            value: '自受理之日起三十个工作日内作出认定结论，结论可凭受理号查询。',
            wide: true,
          },
        ],
      },
    ]);
  },
});

async function detail(call: CallContext): Promise<Detail & { regId: string }> {
  const { regId } = call.input as { regId: string };
  return { ...(await detailOf(call, await rows(call).get(regId))), regId };
}

async function documentOf(call: CallContext, kind: string, title: string): Promise<FileReply> {
  const { files } = await detail(call);
  const found = files.find((file) => file.kind === kind);
  if (!found) throw new ApiFailure(422, `该申请没有${title}`);
  return new FileReply(await call.app.files.open(found.fileId), found.mime, found.title, true);
}

async function print(
  call: CallContext,
  title: string,
  sections: (found: Detail) => readonly { title: string; cells: readonly FormCell[] }[],
): Promise<FileReply> {
  const found = await detail(call);
  if (!found.name) throw outOfReach();
  const photo = found.photo
    ? await call.app.files.get(found.photo).catch(() => undefined)
    : undefined;
  call.note({ obj: `registration/${found.regId}`, detail: { print: title } });
  const form = {
    title,
    subtitle: `报名号 ${found.regId}　${found.cbName}`,
    sections: sections(found),
    // The foot tells the minute, so that is when it was made.
    made: new Date(Math.floor(call.now.getTime() / 60_000) * 60_000).toISOString(),
    foot: `打印时间 ${chinaMinute(call.now)}　打印人 ${call.who.orgName} ${call.who.name}`,
    ...(photo ? { photo } : {}),
    ...(call.app.demo ? { watermark: '演示数据' } : {}),
  };
  // Drawn when the transaction is over: it takes long, and needs nothing of the database.
  return new FileReply(
    () => printers.form(form),
    'application/pdf',
    `${title}-${found.regId}.pdf`,
    true,
  );
}

/**
 * Numbers are printed masked, as they are shown: a form in somebody's hand is no reason to know
 * more.
 */
function personCells(found: Detail): FormCell[] {
  return [
    { label: '姓名', value: found.name },
    { label: '性别', value: word(sex, found.sex) },
    { label: '民族', value: word(nation, found.nation) },
    { label: '出生日期', value: found.birthDate },
    { label: '证件类型', value: word(idDocumentType, found.idType) },
    { label: '证件号码', value: found.idNo },
    { label: '政治面貌', value: word(politics, found.politics) },
    { label: '手机', value: found.mobile },
    { label: '人员类型', value: word(personType, found.personType) },
    { label: '工作单位', value: found.workUnit },
    { label: '户籍地', value: found.household },
    { label: '居住地', value: found.residence },
    { label: '通讯地址', value: `${found.address} ${found.postcode}`.trim(), wide: true },
  ];
}

function applicationCells(found: Detail): FormCell[] {
  return [
    { label: '资格种类', value: word(certType, found.ctId) },
    { label: '任教学科', value: found.subjectName },
    { label: '认定机构', value: found.orgName },
    { label: '确认点', value: found.pointName },
    { label: '网报时间', value: time(found.applyTime) },
    { label: '状态', value: word(recognitionStatus, found.status) },
  ];
}

function studyCells(found: Detail): FormCell[] {
  return [
    { label: '考试形式', value: word(examType, found.examType) },
    {
      label: '合格证明',
      value: found.examNo ? `${found.examNo}（有效期至 ${found.examValidUntil ?? '—'}）` : '',
    },
    { label: '最高学历', value: word(educationLevel, found.educationLevel) },
    { label: '学位', value: word(degree, found.degree) },
    { label: '毕业学校', value: found.graduateSchool },
    { label: '专业', value: found.major },
    { label: '毕业证书号', value: found.diplomaNo },
    { label: '学历核验', value: word(graduateVerify, found.collegeVerifyStatus) },
    {
      label: '普通话',
      value: found.mandarinLevel === null ? '' : word(mandarinLevel, found.mandarinLevel),
    },
    { label: '普通话证书', value: found.mandarinNo },
  ];
}

function time(at: string | Date | null): string {
  return at === null ? '' : chinaMinute(new Date(at));
}

/** The word of a code that came from the database. */
function word(
  {
    options,
  }: { readonly options: readonly { readonly value: number | string; readonly label: string }[] },
  code: number | string,
): string {
  return options.find(({ value }) => value === code)?.label ?? '';
}
