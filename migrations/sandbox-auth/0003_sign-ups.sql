-- A sign-up with an address that waits for its confirmation. Its password and data are the user's once its own link is opened; the
-- others of the address are void then.
create table auth.sign_ups (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  password_hash text not null,
  data jsonb not null,
  created_at timestamptz not null
);
create index sign_ups_newest on auth.sign_ups (user_id, created_at desc);
alter table auth.sign_ups enable row level security;

-- Each sign-up has a link of its own, and each link leads to the browser that asked for it.
alter table auth.one_time_tokens
  add column sign_up_id uuid references auth.sign_ups (id) on delete cascade,
  add column flow_state_id bigint references auth.flow_states (id) on delete set null,
  drop constraint one_time_tokens_pkey,
  drop constraint one_time_tokens_token_hash_key,
  add primary key (token_hash);
create unique index one_time_tokens_newest on auth.one_time_tokens (user_id, kind) where sign_up_id is null;
create index one_time_tokens_sign_up on auth.one_time_tokens (sign_up_id);

update auth.one_time_tokens set flow_state_id = (
  select max(id) from auth.flow_states
  where flow_states.user_id = one_time_tokens.user_id
    and method = case kind when 'confirmation' then 'email/signup' else kind end
);

-- Somebody without a password has yet to choose one.
alter table auth.users alter column password_hash drop not null;

-- Who signed up once, and was mailed once, goes on. Where a link was asked for again, it may have been by somebody else than who
-- chose the password: that link confirms the address alone.
insert into auth.sign_ups (id, user_id, password_hash, data, created_at)
select gen_random_uuid(), id, password_hash, user_metadata - array['sub', 'email', 'email_verified', 'phone_verified'], created_at
from auth.users where email_confirmed_at is null and confirmation_sent_at = created_at;

update auth.one_time_tokens set sign_up_id = sign_ups.id
from auth.sign_ups where one_time_tokens.kind = 'confirmation' and sign_ups.user_id = one_time_tokens.user_id;

delete from auth.one_time_tokens using auth.users
where kind = 'confirmation' and users.id = user_id and email_confirmed_at is not null;

update auth.users set password_hash = null,
  user_metadata = jsonb_build_object('sub', id, 'email', email, 'email_verified', false, 'phone_verified', false)
where email_confirmed_at is null;
