import { ecertCert } from '@tqc/contract/ecert';
import { saveBlob } from '@tqc/ui/foundation';
import { Press } from '../../kit/form/Press';
import { useAction } from '../../kit/form/useAction';
import { fetchBytes } from '../../kit/record/useFile';
import { useGate } from '../../kit/session/useGate';
import { useMay } from '../../kit/session/useMay';

const { getEcertPhoto } = ecertCert;
const MOST = 50;

/** Keeps the signed PDF of one electronic certificate. */
export function DownloadLink({ id, ecertNo }: { readonly id: string; readonly ecertNo: string }) {
  const may = useMay(getEcertPhoto);
  useGate({ label: '下载', call: getEcertPhoto, may, when: true });
  const [fetch, busy] = useAction(async () =>
    saveBlob(await fetchBytes(getEcertPhoto, { ids: [id] }), `电子证书-${ecertNo}.pdf`),
  );
  return may ? <Press label="下载" link onClick={() => busy || void fetch()} /> : null;
}

/** Keeps those of the chosen rows as one file. */
export function DownloadButton({ ids }: { readonly ids: readonly string[] }) {
  const may = useMay(getEcertPhoto);
  const reason =
    ids.length === 0
      ? '请先勾选要下载的电子证书'
      : ids.length > MOST
        ? `一次最多下载${MOST}张，请分几次下载`
        : undefined;
  useGate({ label: '批量下载', call: getEcertPhoto, may, when: true, reason });
  const [fetch, busy] = useAction(async () =>
    saveBlob(await fetchBytes(getEcertPhoto, { ids: [...ids], format: 'zip' }), '电子证书.zip'),
  );
  return may ? (
    <Press label="批量下载" reason={reason} onClick={() => busy || void fetch()} />
  ) : null;
}
