-- Where a user has signed in from, as a digest. Strangers who try an address use up nothing of what these have.
create table auth.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  network text not null,
  seen_at timestamptz not null,
  primary key (user_id, network)
);
alter table auth.known_networks enable row level security;
