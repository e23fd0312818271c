import { ApiError } from '@tqc/client';
import { CertDetail, cert } from '@tqc/contract/cert';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../../kit/api';
import { showValue, StatusOf } from '../../kit/fieldsOf';
import { momentText } from '../../kit/momentText';
import { RevealButton } from '../../kit/RevealButton';
import { useFileUrl } from '../../kit/useFile';
import styles from './CertDetailScreen.module.css';

type Detail = OutputOf<typeof cert.get>;
const NAMES = ['certNo', 'name', 'sex', 'nation', 'birthDate', 'idType', 'idNo', 'ctId', 'subjectName', 'orgName', 'recognisedOn', 'issueDate', 'educationLevel', 'graduateSchool', 'dataSource', 'printStatus', 'ecertStatus'] as const;

/** 证书详情 */
export function CertDetailScreen() {
  const { id = '' } = useParams();
  const [detail, setDetail] = useState<Detail>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    call(cert.get, { certId: id }).then(setDetail, (error: unknown) => setFailure(error instanceof ApiError ? error.message : '加载失败，请重试'));
  }, [id]);
  const photo = useFileUrl(detail?.photo);
  if (failure) return <p role="alert">{failure}</p>;
  if (!detail) return <p>正在加载…</p>;
  return (
    <article className={styles.card}>
      <header className={styles.head}>{photo && <img src={photo} alt="证件照片" />}<div><h1>{detail.name} <StatusOf facts={factsOf(CertDetail.shape.status)} value={detail.status} /></h1><p>证书号码 {detail.certNo}</p></div></header>
      <dl className={styles.facts}>{NAMES.map((name) => <div key={name}><dt>{factsOf(CertDetail.shape[name])?.label}</dt><dd>{showValue(factsOf(CertDetail.shape[name]), detail[name])}{name === 'idNo' && <RevealButton table="cert" id={detail.certId} field="idNo" />}</dd></div>)}</dl>
      <h2>证书轨迹</h2>
      <ol>{detail.steps.map((step) => <li key={`${step.at}${step.title}`}>{momentText(step.at)}　{step.title}　{step.note}</li>)}</ol>
      {detail.steps.length === 0 && <p>没有办理记录（历史数据）</p>}
    </article>
  );
}
