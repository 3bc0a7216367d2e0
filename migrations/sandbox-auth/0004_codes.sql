-- A mail's code to type beside its link: a hash of the address and the code, and how many wrong ones were typed instead.
alter table auth.one_time_tokens
  add column address text,
  add column code_hash text,
  add column tries integer not null default 0,
  -- What a link that stops a change stops, and the address that it went to.
  add column stops jsonb,
  drop constraint one_time_tokens_change,
  add constraint one_time_tokens_change
    check ((kind in ('email_change', 'email_change_current')) = (pending_change_id is not null)),
  add constraint one_time_tokens_stops check ((kind = 'stop') = (stops is not null));

-- A user may hold several links that stop a change; of other kinds the newest alone is good.
drop index auth.one_time_tokens_newest;
create unique index one_time_tokens_newest on auth.one_time_tokens (user_id, kind)
  where sign_up_id is null and kind <> 'stop';
create index one_time_tokens_code on auth.one_time_tokens (address, code_hash);
create index one_time_tokens_user on auth.one_time_tokens (user_id);

-- What administrators may say of a user.
alter table auth.users
  add column banned_until timestamptz,
  add column deleted_at timestamptz,
  add column invited_at timestamptz,
  add column reauthentication_sent_at timestamptz,
  add column role text not null default 'authenticated';
