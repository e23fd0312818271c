import type { Quota } from '@tqc/contract/kit';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MB = 1024;

/**
 * One limit of an act: how much within a span, from where on the security administrators hear of
 * it, and what the person is told at the end.
 */
export interface Limit {
  /** Under which name it is counted. */
  readonly key: string;
  /** What is counted: acts, or kilobytes. */
  readonly unit: '次' | 'KB';
  readonly most: number;
  readonly span: number;
  readonly alertAt: number;
  readonly over: string;
}

/** How an act is called in a message, and its limits. */
interface Counted {
  readonly act: string;
  /** The same object again within a day is no new act. */
  readonly once?: boolean;
  readonly limits: readonly Limit[];
}

const limit = (
  key: string,
  most: number,
  alertAt: number,
  span: number,
  over: string,
  unit: Limit['unit'] = '次',
): Limit => ({ key, most, alertAt, span, over, unit });

const MANY_UPLOADS = '上传的文件过多，请稍后再传；确因工作需要，请联系安全管理员';

/**
 * What a person may do only so often.
 *
 * Looks and uploads are measured by the heaviest honest morning: 300 cases between nine and noon
 * with eight scans each are 800 looks an hour and
 * 2,400 before noon. There the security administrators hear of it, and twice that is the end. Who
 * scanned every document of such a morning anew would upload 2,400 files of about a megabyte: the
 * limits of a day lie above it, and what no record names is swept after a day.
 */
export const quotas: Readonly<Record<Quota, Counted>> = {
  reveal: {
    act: '查看完整证件号码或手机号码',
    limits: [
      limit('reveal', 100, 50, DAY, '今天查看完整号码已达100次，如确需继续，请联系安全管理员'),
    ],
  },
  // An office that numbers three hundred cases in a morning prints and checks them within it.
  shown: {
    act: '查看印有完整号码的证书',
    limits: [
      limit('shown', 1000, 500, HOUR, '一小时内最多查看1000张印有完整号码的证书，请稍后再看'),
      limit(
        'shown/day',
        3000,
        1500,
        DAY,
        '一天内最多查看3000张印有完整号码的证书，如确需继续，请联系安全管理员',
      ),
    ],
  },
  export: {
    act: '导出数据',
    limits: [limit('export', 10, 10, HOUR, '一小时内最多导出10次，请稍后再导出')],
  },
  // What was written for a person lies on the disk for a week.
  result: {
    act: '导出的文件',
    limits: [
      limit(
        'result/kb/day',
        1024 * MB,
        512 * MB,
        DAY,
        '今天导出的文件已超过1GB，请明天再导出',
        'KB',
      ),
    ],
  },
  search: {
    act: '按完整证件号码或手机号码查询',
    limits: [limit('search', 300, 200, HOUR, '一小时内按完整号码最多查询300次，请稍后再查')],
  },
  download: {
    act: '下载或打印文件',
    limits: [limit('download', 200, 200, HOUR, '一小时内最多下载或打印200个文件，请稍后再试')],
  },
  look: {
    act: '查看证件材料和表格',
    once: true,
    limits: [
      limit('look', 1600, 800, HOUR, '一小时内最多查看1600份材料，请稍后再看'),
      limit('look/day', 4800, 2400, DAY, '一天内最多查看4800份材料，如确需继续，请联系安全管理员'),
    ],
  },
  // A letter to every applicant of the heaviest day, twice; nothing else ends it but the pace.
  message: {
    act: '给申请人留言',
    limits: [
      limit('message', 2000, 1000, HOUR, '一小时内最多给2000名申请人留言，请稍后再试'),
      limit(
        'message/day',
        5000,
        3000,
        DAY,
        '一天内最多给5000名申请人留言，如确需继续，请联系安全管理员',
      ),
    ],
  },
  // What is handed in, urged or asked for anew tells everybody of another organisation.
  ring: {
    act: '提醒其他机构',
    limits: [
      limit('ring', 600, 300, HOUR, '一小时内最多提醒600个机构，请稍后再试'),
      limit('ring/day', 2000, 1000, DAY, '一天内最多提醒2000个机构，请明天再试'),
    ],
  },
  // A file of ten thousand lines is tried on the database, each time it is looked at.
  import: {
    act: '核对和导入文件',
    limits: [limit('import', 120, 60, HOUR, '一小时内最多核对120次导入文件，请稍后再导入')],
  },
  // Each derives passwords, which takes both cores: more than anybody needs to find a good one.
  password: {
    act: '修改或核对密码',
    limits: [limit('password', 20, 10, HOUR, '一小时内最多修改或核对20次密码，请稍后再试')],
  },
  upload: {
    act: '上传文件',
    limits: [
      limit('upload', 900, 450, HOUR, MANY_UPLOADS),
      limit('upload/day', 3000, 1500, DAY, MANY_UPLOADS),
      limit('upload/kb', 1024 * MB, 512 * MB, HOUR, MANY_UPLOADS, 'KB'),
      limit('upload/kb/day', 3072 * MB, 1536 * MB, DAY, MANY_UPLOADS, 'KB'),
    ],
  },
};
