import type { registrationDocument } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { ApiFailure } from '../../../kit/failure';
import { printers, type PaperPage } from '../../../kit/printing';
import { FileReply, type CallContext } from '../../../kit/serve';
import { caseRows, type PaperCase } from './caseRows';
import { acceptLetter, refusalLetter } from './caseLetters';
import { noticePages, signOffPages } from './lists';

type Printing = CallContext<typeof registrationDocument.papers>;
interface Kind {
  readonly title: string;
  /** Why an application is not on such a paper. */
  readonly not: (one: PaperCase) => string | undefined;
  readonly pages: (cases: readonly PaperCase[]) => PaperPage[];
}

const approved = [recognitionStatus.code('approved'), recognitionStatus.code('recognised')];
const NAMED = 3;

const KINDS: Readonly<Record<Printing['input']['kind'], Kind>> = {
  accept: {
    title: '受理通知书',
    not: ({ row }) => (row.acceptNo ? undefined : '尚未确认受理，没有受理通知书'),
    pages: (cases) => cases.map(acceptLetter),
  },
  refusal: {
    title: '不予认定通知书',
    not: ({ row }) =>
      row.status === recognitionStatus.code('failed')
        ? undefined
        : '没有作出不予认定的结论，不能打印通知书',
    pages: (cases) => cases.map(refusalLetter),
  },
  signOff: {
    title: '证书签收表',
    not: ({ certNo }) => (certNo ? undefined : '还没有证书编号，生成编号后才有签收表'),
    pages: signOffPages,
  },
  notice: {
    title: '公示名单',
    not: ({ row }) =>
      approved.includes(row.status) ? undefined : '没有审批通过，不能列入公示名单',
    pages: noticePages,
  },
};

/** One kind of paper for the chosen applications, as one PDF; the same when made again. */
export async function papers(call: Printing): Promise<FileReply> {
  const { kind, regIds } = call.input;
  const { title, not, pages } = KINDS[kind];
  const cases = await caseRows(call, regIds.split(','));
  requireAll(cases, not);
  call.note({
    obj: `paper/${kind}`,
    detail: { registrations: cases.map(({ row }) => row.regId) },
  });
  const paper = {
    title,
    made: latest(cases),
    pages: pages(cases),
    ...(call.app.demo ? { watermark: '演示数据' } : {}),
  };
  return new FileReply(() => printers.whole(paper), 'application/pdf', `${title}.pdf`, true);
}

function requireAll(cases: readonly PaperCase[], not: Kind['not']): void {
  const refused = cases.flatMap((one) => {
    const reason = not(one);
    return reason === undefined ? [] : [{ one, reason }];
  });
  if (refused.length === 0) return;
  const say = (nameOf: (one: PaperCase) => string) =>
    `${refused
      .slice(0, NAMED)
      .map(({ one, reason }) => `${nameOf(one)}${reason}`)
      .join('；')}${refused.length > NAMED ? `等 ${refused.length} 条` : ''}`;
  throw new ApiFailure(
    422,
    say(({ row }) => row.name),
    null,
    say(({ row }) => row.regId),
  );
}

/** A paper is as old as the last that happened to those on it: no clock is asked. */
function latest(cases: readonly PaperCase[]): string {
  const moments = cases.map(({ row }) =>
    new Date(row.approveTime ?? row.confirmTime ?? row.applyTime).getTime(),
  );
  return new Date(Math.max(...moments)).toISOString();
}
