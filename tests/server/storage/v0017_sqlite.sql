BEGIN TRANSACTION;
CREATE TABLE achievements (
	guest VARCHAR(32) NOT NULL,
	game VARCHAR(32) NOT NULL,
	name VARCHAR(64) NOT NULL,
	table_id VARCHAR(8) NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (guest, game, name)
);
INSERT INTO "achievements" VALUES('mira','dragon-tower','first_climb','BBBBB',6.0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0017');
CREATE TABLE blocked (
	subject VARCHAR(64) NOT NULL,
	reason TEXT NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (subject)
);
INSERT INTO "blocked" VALUES('aabbccddee','rude',10.0);
CREATE TABLE campaign_mail (
	id INTEGER NOT NULL,
	guest VARCHAR(32) NOT NULL,
	game VARCHAR(32) NOT NULL,
	table_id VARCHAR(8) NOT NULL,
	seat INTEGER NOT NULL,
	earned TEXT NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "campaign_mail" VALUES(1,'mira','one-deck-dungeon','CCCCC',0,'{"checks": 1}',9.0);
CREATE TABLE campaigns (
	guest VARCHAR(32) NOT NULL,
	game VARCHAR(32) NOT NULL,
	kept TEXT NOT NULL,
	version INTEGER NOT NULL,
	PRIMARY KEY (guest, game)
);
INSERT INTO "campaigns" VALUES('mira','one-deck-dungeon','{"checks": 3}',2);
CREATE TABLE dailies (
	guest VARCHAR(32) NOT NULL,
	day VARCHAR(10) NOT NULL,
	game VARCHAR(32) NOT NULL,
	table_id VARCHAR(8) NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (guest, day, game)
);
INSERT INTO "dailies" VALUES('mira','2026-01-31','dragon-tower','BBBBB',2.0);
CREATE TABLE entries (
	table_id VARCHAR(8) NOT NULL,
	entry INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	option TEXT,
	made FLOAT NOT NULL,
	PRIMARY KEY (table_id, entry),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('AAAAA',0,1,'pass',3.0);
INSERT INTO "entries" VALUES('AAAAA',1,1,NULL,4.0);
INSERT INTO "entries" VALUES('BBBBB',0,0,'draw hero=0 deck=magic',4.0);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL,
	name VARCHAR(64) NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('mira','Mira',1.5);
CREATE TABLE keepsakes (
	table_id VARCHAR(8) NOT NULL,
	content BLOB NOT NULL,
	PRIMARY KEY (table_id),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "keepsakes" VALUES('BBBBB',X'007061636B6564FF');
CREATE TABLE orders (
	id INTEGER NOT NULL,
	kind VARCHAR(16) NOT NULL,
	subject VARCHAR(64) NOT NULL,
	text TEXT NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "orders" VALUES(1,'block','aabbccddee','rude',10.0);
CREATE TABLE pictures (
	guest VARCHAR(32) NOT NULL,
	picture VARCHAR(32) NOT NULL,
	PRIMARY KEY (guest)
);
INSERT INTO "pictures" VALUES('mira','dragon');
CREATE TABLE recoveries (
	digest VARCHAR(32) NOT NULL,
	guest VARCHAR(32) NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (digest)
);
INSERT INTO "recoveries" VALUES('fedcba9876543210fedcba9876543210','mira',11.0);
CREATE TABLE reviews (
	table_id VARCHAR(8) NOT NULL,
	seat INTEGER NOT NULL,
	content TEXT NOT NULL,
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "reviews" VALUES('BBBBB',0,'{"seat": 0}');
CREATE TABLE "seats" (
	table_id VARCHAR(8) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	guest VARCHAR(32),
	name VARCHAR(64),
	level VARCHAR(16), agreed INTEGER,
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('AAAAA',0,'person','mira','Mira',NULL,1);
INSERT INTO "seats" VALUES('AAAAA',1,'person','nina',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('AAAAA',2,'bot',NULL,'witch','witch',NULL);
INSERT INTO "seats" VALUES('BBBBB',0,'person','mira','Mira',NULL,NULL);
CREATE TABLE solved (
	guest VARCHAR(32) NOT NULL,
	game VARCHAR(32) NOT NULL,
	puzzle INTEGER NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (guest, game, puzzle)
);
INSERT INTO "solved" VALUES('mira','boss-monster',4,8.0);
CREATE TABLE subscriptions (
	id VARCHAR(32) NOT NULL,
	guest VARCHAR(32) NOT NULL,
	endpoint TEXT NOT NULL,
	receiver VARCHAR(128) NOT NULL,
	shared VARCHAR(64) NOT NULL,
	language VARCHAR(2) NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "subscriptions" VALUES('0123456789abcdef0123456789abcdef','mira','https://push.example/1','BPublic','secret','uk',7.0);
CREATE TABLE tables (
	id VARCHAR(8) NOT NULL,
	game VARCHAR(32) NOT NULL,
	setup TEXT NOT NULL,
	host VARCHAR(32) NOT NULL,
	status VARCHAR(8) NOT NULL,
	listed BOOLEAN NOT NULL,
	entries INTEGER NOT NULL,
	seat_to_move INTEGER,
	result VARCHAR(32),
	made FLOAT NOT NULL,
	updated FLOAT NOT NULL, winners INTEGER, purpose VARCHAR(8) DEFAULT 'game' NOT NULL, outcome TEXT, "key" VARCHAR(24), deadline FLOAT, overdue INTEGER,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('AAAAA','dragon-tower','{"rules": 1, "seats": 3, "seed": "7", "options": {"heroes": 3}, "position": null, "deadline": {"seconds": 3600, "after": "bot"}}','mira','playing',0,2,2,NULL,1.0,5.25,NULL,'game',NULL,'KEYKEYKEYKEYKEYKEY',3605.0,NULL);
INSERT INTO "tables" VALUES('BBBBB','dragon-tower','{"rules": 1, "seats": 1, "seed": "8", "options": {}, "position": null, "daily": "2026-01-31"}','mira','over',1,1,NULL,'victory',2.0,6.0,1,'daily','{"scores": [12], "traits": [{"hero": ["mage"]}]}',NULL,NULL,1);
CREATE TABLE "talk" (
	id INTEGER NOT NULL,
	table_id VARCHAR(8) NOT NULL,
	entry INTEGER NOT NULL,
	seat INTEGER,
	name VARCHAR(64),
	kind VARCHAR(8) NOT NULL,
	text TEXT NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (id),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "talk" VALUES(1,'AAAAA',0,1,NULL,'phrase','yes',3.0);
INSERT INTO "talk" VALUES(2,'AAAAA',1,0,'Mira','chat','Хо! It''s ''here''; now',4.0);
CREATE INDEX tables_by_status ON tables (status, updated);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX achievements_by_table ON achievements (table_id);
CREATE INDEX campaign_mail_by_guest ON campaign_mail (guest, game);
CREATE INDEX seats_by_guest ON seats (guest);
CREATE INDEX talk_by_table ON talk (table_id, id);
CREATE INDEX dailies_by_day ON dailies (day);
CREATE INDEX subscriptions_by_guest ON subscriptions (guest);
CREATE INDEX recoveries_by_guest ON recoveries (guest);
CREATE INDEX tables_by_deadline ON tables (deadline);
COMMIT;
