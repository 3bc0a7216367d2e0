-- What a user proves a sign-in with besides the first step: authenticator apps.
create table auth.factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text not null,
  -- It counts from its first good code on.
  status text not null check (status in ('unverified', 'verified')),
  secret text not null,
  -- The time step of the code that was used last: neither it nor an earlier one is good again.
  last_step integer,
  wrong_tries integer not null default 0,
  wrong_since timestamptz,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, friendly_name)
);
alter table auth.factors enable row level security;

-- A code that was asked for: it is taken once, from the same address.
create table auth.factor_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.factors (id) on delete cascade,
  address text not null,
  taken_at timestamptz,
  created_at timestamptz not null
);
create index factor_challenges_factor on auth.factor_challenges (factor_id, created_at);
alter table auth.factor_challenges enable row level security;

-- A session has taken the second step as long as there is the factor that it was taken with.
alter table auth.session_methods add column factor_id uuid references auth.factors (id) on delete cascade;
create index session_methods_factor on auth.session_methods (factor_id);
alter table auth.session_methods add constraint session_methods_factor check ((method = 'totp') = (factor_id is not null));
