import { limit } from '@tqc/contract/limit';
import type { OutputOf, Row } from '@tqc/contract/kit';
import { certType, limitStatus } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import type { ReactNode } from 'react';
import { AskButton } from '../../kit/form/buttons';
import { ViewButton } from '../../kit/record/ViewButton';

const { addCert, deleteCert, queryCert } = limit;
type Entry = Row<typeof limit.list>;
type Cert = OutputOf<typeof queryCert>['others'][number];

/** The certificates that an entry concerns, and those of the person that may be linked. */
export function CertsButton({ entry }: { readonly entry: Entry }) {
  const { limitId, name, own, status } = entry;
  const mayChange = own && status !== limitStatus.code('released');
  return (
    <ViewButton call={queryCert} input={{ limitId }} label="证书" title={`${name}的证书`}>
      {({ record, others }) => (
        <>
          <SectionHeader title="已关联">
            <Certs
              none="没有关联证书"
              certs={record}
              action={({ certId }) => (
                <AskButton
                  call={deleteCert}
                  label="取消关联"
                  link
                  input={{ limitId, certId }}
                  when={mayChange}
                />
              )}
            />
          </SectionHeader>
          <SectionHeader title="该人员的其他证书">
            <Certs
              none="没有其他证书"
              certs={others}
              action={({ certId }) => (
                <AskButton
                  call={addCert}
                  label="关联"
                  link
                  input={{ limitId, certId }}
                  when={mayChange}
                />
              )}
            />
          </SectionHeader>
        </>
      )}
    </ViewButton>
  );
}

interface CertsProps {
  readonly certs: readonly Cert[];
  readonly none: string;
  readonly action: (cert: Cert) => ReactNode;
}

function Certs({ certs, none, action }: CertsProps) {
  if (certs.length === 0) return <p>{none}</p>;
  return (
    <DescriptionList
      columns={1}
      items={certs.map((cert) => ({
        label: cert.certNo,
        value: (
          <>
            {[
              certType.label(cert.ctId),
              cert.subjectName,
              cert.orgName,
              `${cert.recognisedOn}认定`,
            ].join(' · ')}{' '}
            {action(cert)}
          </>
        ),
      }))}
    />
  );
}
