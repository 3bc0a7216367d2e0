-- What a session asked to have changed about its user, and a mailed link has yet to confirm. It ends with that session.
create table auth.pending_changes (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, kind)
);
create index pending_changes_session on auth.pending_changes (session_id);
alter table auth.pending_changes enable row level security;

-- The link that confirms a change ends with it.
alter table auth.one_time_tokens add column pending_change_id uuid references auth.pending_changes (id) on delete cascade;

-- Which session asked was not noted: a change whose link still lives becomes the newest one's, and one without any is void.
insert into auth.pending_changes (id, user_id, session_id, kind, payload, created_at, expires_at)
select gen_random_uuid(), users.id, session.id, 'email', jsonb_build_object('email', new_email), email_change_sent_at,
  email_change_sent_at + interval '1 hour'
from auth.users
cross join lateral (
  select id from auth.sessions where user_id = users.id order by refreshed_at desc limit 1
) as session
where new_email is not null and email_change_sent_at > now() - interval '1 hour';

update auth.one_time_tokens set pending_change_id = pending_changes.id
from auth.pending_changes
where one_time_tokens.kind = 'email_change' and pending_changes.user_id = one_time_tokens.user_id;

delete from auth.one_time_tokens where kind = 'email_change' and pending_change_id is null;

alter table auth.one_time_tokens
  add constraint one_time_tokens_change check ((kind = 'email_change') = (pending_change_id is not null));

alter table auth.users drop column new_email, drop column email_change_sent_at;
