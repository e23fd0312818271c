-- Characters that few fonts and input methods know, with what they are made of and how to write
-- them where they cannot be shown.
create table rare_word (
  word_id bigint primary key,
  word text not null unique,
  unicode text not null,
  pinyin text not null,
  components text,
  instead text,
  source text not null,
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default product_clock(),
  version integer not null default 1
);
call audited('rare_word', 'word_id');
