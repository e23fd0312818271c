import type { exports } from '@tqc/contract/resource';
import { filingFlow } from '@tqc/domain/register';
import { outOfReach } from '../../kit/failure';
import type { CallContext } from '../../kit/serve';
import { store } from '../../kit/store';
import { keepUpload } from './keepUpload';

const rows = store('exportFiling', 'docId');

/** Puts another promise in the place of the one a filing has, as long as nobody decided on it. */
export async function replacePromise(call: CallContext<typeof exports.changeKeepOnRecordPdf>) {
  const { docId } = call.input;
  const filing = await rows(call).hold(docId);
  if (filing.orgId !== call.who.orgId) throw outOfReach();
  filingFlow.next('replace', filing.status);
  const kept = await keepUpload(call, ['pdf'], '承诺书只收 PDF，请另选文件');
  await rows(call).change(docId, { fileId: kept.fileId });
  call.note({ obj: `baseOrgDoc/${docId}`, detail: { before: filing.fileId, after: kept.fileId } });
  return kept;
}
