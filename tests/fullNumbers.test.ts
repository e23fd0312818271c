import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../apps/server/src');

/**
 * Who opens a number of a person without masking it on the spot, and why nobody sees it, or what
 * counts the look.
 */
const OPENED: Readonly<Record<string, string>> = {
  'areas/account/personal.ts': '一次一个号码，写原因，计入 reveal',
  'areas/applicant/carryOut.ts': '办成后写入账户，不给人看',
  'areas/applicant/certificates.ts': '交给核验平台，不给人看',
  'areas/applicant/updateAccount.ts': '遮盖后记下改前的号码；交给短信网关，不给人看',
  'areas/cert/cert.ts': '遮盖；备案通过的导出除外，按批准的行数计',
  'areas/cert/change/approveChange.ts': '通过后写入证书，不给人看',
  'areas/cert/change/certificateChange.ts': '和新填的比较，不给人看',
  'areas/cert/history/colleges.ts': '遮盖',
  'areas/cert/history/remind.ts': '交给短信网关，不给人看',
  'areas/cert/history/looks.ts': '查询凭证里只有索引，拆开的不给人看',
  'areas/cert/history/temps.ts': '遮盖；入库时写入证书或注册历史，不给人看',
  'areas/cert/issueNumbers.ts': '转存到证书，不给人看',
  'areas/cert/print/certificatePaper.ts': '印在证书上，查看时计入 shown',
  'areas/enroll/records/dress.ts': '遮盖；备案通过的导出除外，按批准的行数计',
  'areas/enroll/records/leaveMessage.ts': '交给短信网关，不给人看',
  'areas/exemption/studentImport.ts': '与文件里的比对，改动前的遮盖着说，不给人看',
  'areas/limit/shown.ts': '遮盖；修改没有重输号码的记录时核对，不给人看',
  'areas/message/msgSysmsg.ts': '遮盖；重发时交给短信网关，不给人看',
  'areas/message/sendMessage.ts': '交给短信网关，不给人看',
  'trade/ecert/drawEcert.ts': '印在电子证书上，下载时计入 shown',
  'trade/ecert/signingService.ts': '打开的是签名密钥，不是号码',
  'trade/exemptTexts.ts': '交给短信网关，不给人看',
  'trade/exemptStudents/person.ts': '核对号码，不给人看；印在能力证书上时计入 shown',
  'trade/platform/limitMessage.ts': '送国家平台；给人看的遮盖',
  'trade/platform/message.ts': '送国家平台，不给人看',
  'trade/restrictions/ofConclusion.ts': '转存到限制记录，不给人看',
  'trade/wall/tellAlerts.ts': '交给短信网关，不给人看',
  'trade/registration/rows.ts': '遮盖；备案通过的导出除外，按批准的行数计',
  'trade/registration/leaveMessage.ts': '交给短信网关，不给人看',
};

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });

/** The full number of a person, not given to what masks it. */
const UNMASKED = /(?<!mask(?:IdNo|Mobile)\(\s*(?:\w+\.)*)personal\.open\(/;

// Whoever shows numbers in full counts as many looks as it shows people: `countShown`.
test('打开完整号码的地方都遮盖、计数或者不给人看', () => {
  const opened = ['areas', 'trade']
    .flatMap((folder) => files(join(source, folder)))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => UNMASKED.test(readFileSync(path, 'utf8')))
    .map((path) => relative(source, path))
    .toSorted();
  expect(opened).toEqual(Object.keys(OPENED).toSorted());
});

test('打印件上的号码由同一个函数计数', () => {
  const paper = readFileSync(join(source, 'areas/cert/print/printed.ts'), 'utf8');
  expect(paper.indexOf('countShown(call')).toBeGreaterThan(0);
  expect(paper.indexOf('countShown(call')).toBeLessThan(paper.indexOf('certificateText(call'));
});
