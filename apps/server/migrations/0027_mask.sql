-- Numbers of persons in what a call changed are masked by the same rule as in the rest of its audit row (kit/serve/maskNumbers.ts):
-- borders are digits, not words, since a Chinese letter beside a number is a letter of a word; blanks, full-width digits and the lengths
-- of certificates and bank cards are known.
create function mask_numbers(said text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    normalize(said, NFKC),
    '(?<![0-9])(?:\+?86[- ]?)?(?:(1[3-9][0-9])[- ]?[0-9]{4}[- ]?[0-9]{2}([0-9]{2})|([0-9]{3})[0-9]{3} ?[0-9]{8} ?[0-9]{2}([0-9][0-9Xx])|([0-9]{3})[0-9]{12}([0-9]{2})|([0-9]{3})[0-9]{14}([0-9]{2}))(?![0-9])',
    '\1\3\5\7****\2\4\6\8',
    'g'
  )
$$;
create or replace function audit_value(tab text, col text, value jsonb) returns jsonb language sql immutable parallel safe as $$
  select case
    when jsonb_typeof(value) = 'null' then '""'
    -- A message may name the person it is about.
    when tab = 'sys_message' and col in ('title', 'content') then '"***"'
    when jsonb_typeof(value) = 'string' and (
      value #>> '{}' like '\\x%' or col in ('password_phc', 'pepper_id', 'sms_token', 'token_hash', 'next_hash', 'ticket_hash', 'id_ref', 'address', 'household', 'residence', 'email', 'postcode', 'channel_no')
    ) then '"***"'
    when jsonb_typeof(value) = 'object' or (jsonb_typeof(value) = 'array' and jsonb_typeof(value -> 0) in ('object', 'array')) then '"***"'
    when jsonb_typeof(value) = 'string' and col in ('name', 'former_name') then to_jsonb(left(value #>> '{}', 1) || '*')
    -- Masked whole, then cut: half a number is none any more.
    when jsonb_typeof(value) = 'string' then to_jsonb(left(mask_numbers(value #>> '{}'), 120))
    -- A list of texts is a text in pieces.
    when jsonb_typeof(value) = 'array' then (
      select coalesce(jsonb_agg(case when jsonb_typeof(item) = 'string' then to_jsonb(mask_numbers(item #>> '{}')) else item end), '[]') from jsonb_array_elements(value) item
    )
    else value
  end
$$;
