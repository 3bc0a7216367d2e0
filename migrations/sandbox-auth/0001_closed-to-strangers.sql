-- The schema is ours alone, and grants nothing; should somebody grant something, no row is shown.
alter table auth.signing_keys enable row level security;
alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.session_methods enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.flow_states enable row level security;

do $$
declare
  stranger text;
begin
  foreach stranger in array 'public'::text || array(
    select rolname::text from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  ) loop
    execute format('revoke all on schema auth from %s', stranger);
    execute format('revoke all on all tables in schema auth from %s', stranger);
    execute format('alter default privileges in schema auth revoke all on tables from %s', stranger);
    execute format('alter default privileges in schema auth revoke all on sequences from %s', stranger);
  end loop;
end $$;
