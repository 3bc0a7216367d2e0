create schema if not exists auth;

-- Keys that sign access tokens. Old ones stay, so that tokens they signed can still be checked.
create table auth.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  is_current boolean unique check (is_current),
  created_at timestamptz not null
);

create table auth.users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  -- The address that waits for its confirmation.
  new_email text,
  app_metadata jsonb not null,
  user_metadata jsonb not null,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table auth.identities (
  identity_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id);

-- A session's refresh token is made of its id, its count and its key: only the newest count is good.
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  refresh_key text not null,
  refresh_count integer not null default 0,
  refreshed_at timestamptz not null,
  created_at timestamptz not null
);
create index sessions_user on auth.sessions (user_id);

-- How the user proved who they are in a session.
create table auth.session_methods (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  method text not null,
  used_at timestamptz not null,
  primary key (session_id, method)
);

-- Hashes of what mailed links carry. A new mail of a kind makes the one before it void.
create table auth.one_time_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  primary key (user_id, kind)
);

-- A browser that asked for a mail with a code challenge, and the code that the mail's link got for it.
create table auth.flow_states (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  method text not null,
  challenge text not null,
  challenge_method text not null,
  auth_code uuid unique,
  auth_code_issued_at timestamptz,
  created_at timestamptz not null
);
create index flow_states_newest on auth.flow_states (user_id, method, id desc);
