import { useSearchParams } from 'react-router-dom';
import { useSession } from '../kit/session/session';
import { PdfDocument } from '../kit/record/PdfDocument';
import { Lock } from './Lock';

/** A PDF by the number of its file, never by address; who has not signed in sees none. */
export function PdfPage() {
  const [search] = useSearchParams();
  const signedIn = useSession(({ user }) => user !== undefined);
  const fileId = search.get('fileId') ?? '';
  if (!signedIn) return <p role="alert">请先登录后再查看文件。</p>;
  if (!/^[0-9a-f-]{36}$/.test(fileId))
    return <p role="alert">文件编号不正确，请从业务页面重新打开。</p>;
  return (
    <>
      <PdfDocument fileId={fileId} whole />
      <Lock />
    </>
  );
}
