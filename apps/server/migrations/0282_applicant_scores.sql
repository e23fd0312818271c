-- Results of the unified examination, as the centre takes them from files: by the number of the proof.
create table applicant_score (
  score_id bigint primary key,
  -- The account of the person, once there is one.
  sso_id bigint references applicant (sso_id) on delete set null,
  name text not null, id_shown text not null, id_index bytea not null, id_ref text not null,
  -- Codes of the places that may look: where the examination was, and wherever the account is seen.
  places text[] not null collate "C",
  exam_batch text not null, prov text not null collate "C", grade smallint not null,
  score_one smallint not null, score_two smallint not null, score_three smallint,
  interview_subject text not null, interview_score text not null,
  proof_no text not null, expired_time date not null,
  validation smallint not null default 1 check (validation between 0 and 2),
  checked_at timestamptz,
  -- The answer of the examination office, kept until somebody gives it up.
  cached boolean not null default true,
  version integer not null default 1,
  constraint applicant_score_proof_no_key unique (proof_no)
);
create index applicant_score_of on applicant_score (sso_id);
create index applicant_score_person on applicant_score (id_index);
create index applicant_score_batch on applicant_score (exam_batch);
create index applicant_score_places on applicant_score using gin (places);
call audited('applicant_score', 'score_id');

-- A result finds its account when that comes later, and is seen wherever the account is.
create function score_seen() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update applicant_score s
  set sso_id = coalesce(s.sso_id, new.sso_id),
      places = array(select distinct unnest(s.places || new.places))
  where s.id_index = new.id_index and (s.sso_id is null or not s.places @> new.places);
  return null;
end $$;
create trigger applicant_score_seen after insert or update of places on applicant for each row execute function score_seen();
