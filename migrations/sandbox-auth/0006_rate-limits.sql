-- How often something was tried in a time that is not over, by a digest of who tried it: shared by all servers.
create table auth.rate_limits (
  key text primary key,
  points integer not null,
  expire bigint not null
);
create index rate_limits_expired on auth.rate_limits (expire);
alter table auth.rate_limits enable row level security;
