BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE journal (
	table_id VARCHAR(20) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	person VARCHAR(40), 
	payload TEXT NOT NULL, 
	request VARCHAR(64), 
	time FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT journal_done_once UNIQUE (table_id, person, request), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',1,'made',NULL,'n1orLcGd9UOLCJgRTdTN','{}',NULL,1.79478037076428103453e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',2,'sit',1,'DZLjQ6v7at0pDyCxaiiZ','{"name":"Bruno"}','5278264b540c4ace',1.79478037077310514446e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',3,'leave',1,'DZLjQ6v7at0pDyCxaiiZ','{}','f4e417bfbdd63a23',1.79478037078326344488e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',4,'sit',1,'UO3MUXVWU0QCl08sjKRb','{"name":"Carla"}','511699596aed5d8e',1.79478037079263305665e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',5,'remove',1,'n1orLcGd9UOLCJgRTdTN','{}','1ff814964b42aa67',1.7947803708080391884e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',6,'sit',1,'DZLjQ6v7at0pDyCxaiiZ','{"name":"Bruno"}','54c9f2440e6d976f',1.79478037081875419619e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',7,'chat',0,'n1orLcGd9UOLCJgRTdTN','{"text":"good luck","name":"Anna"}','4d5bc7971a1709f4',1.79478037082346653942e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',8,'mute',1,'n1orLcGd9UOLCJgRTdTN','{"muted":true}','e894bd70375ea457',1.79478037082918334002e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',9,'mute',1,'n1orLcGd9UOLCJgRTdTN','{"muted":false}','ce181645610d581d',1794780370.8372);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',10,'move',0,'n1orLcGd9UOLCJgRTdTN','{"text":"show 1","digest":"f8591994"}','073c9a19422cc291',1.79478037086166715627e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',11,'undo',0,'n1orLcGd9UOLCJgRTdTN','{"to":0}','a7a166946f104a87',1.79478037088462924952e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',12,'move',0,'n1orLcGd9UOLCJgRTdTN','{"text":"show 1","digest":"f8591994"}','d3737ef6ded3903a',1.7947803709173092842e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',13,'move',1,'DZLjQ6v7at0pDyCxaiiZ','{"text":"show 2","digest":"f4ef088e"}','034ecc67af3d8bf6',1.79478037093297815318e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',14,'to-bot',1,'DZLjQ6v7at0pDyCxaiiZ','{"level":"random"}','ef8b4a00fec4c63c',1.79478037095778846735e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',15,'from-bot',1,'DZLjQ6v7at0pDyCxaiiZ','{}','4f5485bcdecc6085',1.79478037098008418081e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',16,'offer',0,'n1orLcGd9UOLCJgRTdTN','{"kind":"take-back","to":1,"agreed":[]}','ab091fad0dcd1e49',1.79478037099554061893e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',17,'answer',1,'DZLjQ6v7at0pDyCxaiiZ','{"agree":true,"seats":[1]}','a29b15218249aa74',1.79478037102007365226e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',18,'undo',0,'DZLjQ6v7at0pDyCxaiiZ','{"to":1}',NULL,1.79478037102007365226e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',19,'offer',0,'n1orLcGd9UOLCJgRTdTN','{"kind":"abort","to":null,"agreed":[]}','ec3eb6727ce41667',1.79478037104041171076e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',20,'answer',1,'DZLjQ6v7at0pDyCxaiiZ','{"agree":false,"seats":[1]}','22561050cd71e450',1.79478037105699944498e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',21,'move',1,'DZLjQ6v7at0pDyCxaiiZ','{"text":"show 2","digest":"f4ef088e"}','404d7c9be482354c',1.79478037108987832073e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',22,'move',0,'n1orLcGd9UOLCJgRTdTN','{"text":"show 3","digest":"893cb9a1"}','58f68985906d9f74',1.79478037112791609765e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',23,'move',1,'DZLjQ6v7at0pDyCxaiiZ','{"text":"show 2","digest":"d9fffba9"}','1288efd69a06bdac',1.7947803711600093841e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',24,'move',0,'n1orLcGd9UOLCJgRTdTN','{"text":"show 3","digest":"e6851cd0"}','94797329234c120d',1.79478037119536614416e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',25,'move',1,'DZLjQ6v7at0pDyCxaiiZ','{"text":"show 1","digest":"c4b1e141"}','fb1d1afe7784a29c',1.7947803712320101261e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',26,'move',0,'n1orLcGd9UOLCJgRTdTN','{"text":"show 4","digest":"6ec67b66"}','dbbd8d0942b376ee',1.79478037125980520241e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',27,'move',1,'DZLjQ6v7at0pDyCxaiiZ','{"text":"show 1","digest":"35343f91"}','d0d0f6b20f3fb86c',1.79478037129974508281e+09);
INSERT INTO "journal" VALUES('LvOwuB0B0lGv',1,'made',NULL,'n1orLcGd9UOLCJgRTdTN','{}',NULL,1.79478037132436132427e+09);
INSERT INTO "journal" VALUES('d4ZyS-bBTs43',28,'rematch',NULL,'n1orLcGd9UOLCJgRTdTN','{"table":"LvOwuB0B0lGv"}','d97260fab218be7c',1.79478037133560776707e+09);
INSERT INTO "journal" VALUES('LvOwuB0B0lGv',2,'resign',0,'DZLjQ6v7at0pDyCxaiiZ','{"level":"medium","reason":"resigned"}','b73d66bf66023125',1.79478037135632252693e+09);
INSERT INTO "journal" VALUES('NX0p2-i6kpu3',1,'made',NULL,'n1orLcGd9UOLCJgRTdTN','{}',NULL,1.79478037138413643839e+09);
INSERT INTO "journal" VALUES('i8--mAg4QWTr',1,'made',NULL,'UO3MUXVWU0QCl08sjKRb','{}',NULL,1.79478037151128458977e+09);
INSERT INTO "journal" VALUES('JCfSQy1wy14d',1,'made',NULL,'n1orLcGd9UOLCJgRTdTN','{}',NULL,1.79478037155252838135e+09);
INSERT INTO "journal" VALUES('JCfSQy1wy14d',2,'sit',1,'DZLjQ6v7at0pDyCxaiiZ','{"name":"Bruno"}','49c7fd191e1c2ab1',1.79478037162016725537e+09);
INSERT INTO "journal" VALUES('JCfSQy1wy14d',3,'time-out',0,NULL,'{"level":"medium","reason":"time"}',NULL,1.79478037267142939564e+09);
INSERT INTO "journal" VALUES('adSKR3sGO2Fm',1,'made',NULL,'n1orLcGd9UOLCJgRTdTN','{}',NULL,1.79478037270360302928e+09);
INSERT INTO "journal" VALUES('adSKR3sGO2Fm',2,'abort',0,'n1orLcGd9UOLCJgRTdTN','{}','cac6a734fa0dad30',1.79478037273337888719e+09);
INSERT INTO "journal" VALUES('ecGtV_MHJ1xg',1,'made',NULL,'n1orLcGd9UOLCJgRTdTN','{}',NULL,1.79478037276051306725e+09);
INSERT INTO "journal" VALUES('ecGtV_MHJ1xg',2,'move',0,'n1orLcGd9UOLCJgRTdTN','{"text":"show 1","digest":"58f494a1"}','e0f237ea166dd42a',1.7947803727926967144e+09);
INSERT INTO "journal" VALUES('ecGtV_MHJ1xg',3,'move',1,'n1orLcGd9UOLCJgRTdTN','{"text":"show 1","digest":"cfe88e1d"}','641fedeef86f75f1',1.79478037283989930151e+09);
INSERT INTO "journal" VALUES('hlJCQtKk5V-f',1,'made',NULL,'n1orLcGd9UOLCJgRTdTN','{}',NULL,1.79478037285600161556e+09);
INSERT INTO "journal" VALUES('ecGtV_MHJ1xg',4,'confirm',0,'n1orLcGd9UOLCJgRTdTN','{"rules":1,"data":"none"}','71ac1dbd63df7ee5',1.79478038447935175892e+09);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	theme VARCHAR(10) NOT NULL, 
	made FLOAT NOT NULL, 
	code VARCHAR(80), 
	code_ends FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('n1orLcGd9UOLCJgRTdTN','Anna','en','system',1.79478037072045016287e+09,NULL,NULL);
INSERT INTO "people" VALUES('DZLjQ6v7at0pDyCxaiiZ','Bruno','en','system',1.79478037073252868647e+09,NULL,NULL);
INSERT INTO "people" VALUES('UO3MUXVWU0QCl08sjKRb','Carla','en','system',1.7947803707383143902e+09,NULL,NULL);
CREATE TABLE seats (
	table_id VARCHAR(20) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	person VARCHAR(40), 
	bot VARCHAR(40), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('d4ZyS-bBTs43',0,'person','Anna','n1orLcGd9UOLCJgRTdTN',NULL);
INSERT INTO "seats" VALUES('d4ZyS-bBTs43',1,'person','Bruno','DZLjQ6v7at0pDyCxaiiZ',NULL);
INSERT INTO "seats" VALUES('LvOwuB0B0lGv',0,'person','Bruno','DZLjQ6v7at0pDyCxaiiZ',NULL);
INSERT INTO "seats" VALUES('LvOwuB0B0lGv',1,'person','Anna','n1orLcGd9UOLCJgRTdTN',NULL);
INSERT INTO "seats" VALUES('NX0p2-i6kpu3',0,'person','Anna','n1orLcGd9UOLCJgRTdTN',NULL);
INSERT INTO "seats" VALUES('NX0p2-i6kpu3',1,'bot','Bruno',NULL,'random');
INSERT INTO "seats" VALUES('i8--mAg4QWTr',0,'person','Anna',NULL,NULL);
INSERT INTO "seats" VALUES('i8--mAg4QWTr',1,'person','Bruno',NULL,NULL);
INSERT INTO "seats" VALUES('JCfSQy1wy14d',0,'person','Anna','n1orLcGd9UOLCJgRTdTN',NULL);
INSERT INTO "seats" VALUES('JCfSQy1wy14d',1,'person','Bruno','DZLjQ6v7at0pDyCxaiiZ',NULL);
INSERT INTO "seats" VALUES('adSKR3sGO2Fm',0,'person','Anna','n1orLcGd9UOLCJgRTdTN',NULL);
INSERT INTO "seats" VALUES('adSKR3sGO2Fm',1,'person','',NULL,NULL);
INSERT INTO "seats" VALUES('hlJCQtKk5V-f',0,'person','Anna','n1orLcGd9UOLCJgRTdTN',NULL);
INSERT INTO "seats" VALUES('hlJCQtKk5V-f',1,'screen','Dora','n1orLcGd9UOLCJgRTdTN',NULL);
INSERT INTO "seats" VALUES('hlJCQtKk5V-f',2,'screen','','n1orLcGd9UOLCJgRTdTN',NULL);
INSERT INTO "seats" VALUES('ecGtV_MHJ1xg',0,'person','Anna','n1orLcGd9UOLCJgRTdTN',NULL);
INSERT INTO "seats" VALUES('ecGtV_MHJ1xg',1,'screen','Dora','n1orLcGd9UOLCJgRTdTN',NULL);
INSERT INTO "seats" VALUES('ecGtV_MHJ1xg',2,'bot','',NULL,'random');
CREATE TABLE secrets (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(200) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('server','6d8983c177bfc0a952522d1ae2da2986177fb7a545612df9ec98fba0c4ee27d3');
CREATE TABLE stars (
	person VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	challenge VARCHAR(40) NOT NULL, 
	stars INTEGER NOT NULL, 
	PRIMARY KEY (person, game, challenge)
);
CREATE TABLE tables (
	id VARCHAR(20) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	header TEXT NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	request VARCHAR(64) NOT NULL, 
	public BOOLEAN NOT NULL, 
	made FLOAT NOT NULL, 
	number INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	asked TEXT NOT NULL, 
	result TEXT, 
	moved FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT tables_made_once UNIQUE (host, request)
);
INSERT INTO "tables" VALUES('d4ZyS-bBTs43','signals','{"id":"d4ZyS-bBTs43","game":"signals","options":{"rounds":4},"seed":18140431140117073261,"rules":1,"data":"none","host":"n1orLcGd9UOLCJgRTdTN","seats":[{"kind":"person","name":"Anna","person":"n1orLcGd9UOLCJgRTdTN","level":null},{"kind":"person","name":"","person":null,"level":null}],"public":true,"visitors":true,"practice":false,"clock":{"seconds":3600,"increment":5},"pause":0.0,"made":1794780370.764281,"origin":null,"before":[],"anew":[]}','n1orLcGd9UOLCJgRTdTN','f88e8f54938d62e9',1,1.79478037076428103453e+09,28,8,'over','[]','{"scores":[3,1],"places":[1,2],"breakdown":[{"rounds":3},{"rounds":1}],"reason":"last-round","facts":{}}',1.79478037129974508281e+09);
INSERT INTO "tables" VALUES('LvOwuB0B0lGv','signals','{"id":"LvOwuB0B0lGv","game":"signals","options":{"rounds":4},"seed":13082012821985571523,"rules":1,"data":"none","host":"n1orLcGd9UOLCJgRTdTN","seats":[{"kind":"person","name":"Bruno","person":"DZLjQ6v7at0pDyCxaiiZ","level":null},{"kind":"person","name":"Anna","person":"n1orLcGd9UOLCJgRTdTN","level":null}],"public":true,"visitors":true,"practice":false,"clock":{"seconds":3600,"increment":5},"pause":0.0,"made":1794780371.3243613,"origin":{"kind":"rematch","table":"d4ZyS-bBTs43"},"before":[],"anew":[]}','n1orLcGd9UOLCJgRTdTN','rematch-d4ZyS-bBTs43',1,1.79478037132436132427e+09,2,0,'over','[]','{"scores":[0,0],"places":[2,1],"breakdown":[{},{}],"reason":"resigned","facts":{"resigned":[0]}}',1.79478037135632252693e+09);
INSERT INTO "tables" VALUES('NX0p2-i6kpu3','signals','{"id":"NX0p2-i6kpu3","game":"signals","options":{"rounds":4},"seed":18140431140117073261,"rules":1,"data":"none","host":"n1orLcGd9UOLCJgRTdTN","seats":[{"kind":"person","name":"Anna","person":"n1orLcGd9UOLCJgRTdTN","level":null},{"kind":"bot","name":"Bruno","person":null,"level":"random"}],"public":false,"visitors":true,"practice":true,"clock":null,"pause":0.0,"made":1794780371.3841364,"origin":{"kind":"fork","table":"d4ZyS-bBTs43"},"before":[[0,"show 1"],[1,"show 2"],[0,"show 3"]],"anew":[]}','n1orLcGd9UOLCJgRTdTN','c1287e8ebe3e17d6',0,1.79478037138413643839e+09,1,3,'playing','[1]',NULL,1.79478037138413643839e+09);
INSERT INTO "tables" VALUES('i8--mAg4QWTr','signals','{"id":"i8--mAg4QWTr","game":"signals","options":{"rounds":4},"seed":18140431140117073261,"rules":1,"data":"none","host":"UO3MUXVWU0QCl08sjKRb","seats":[{"kind":"person","name":"Anna","person":null,"level":null},{"kind":"person","name":"Bruno","person":null,"level":null}],"public":false,"visitors":true,"practice":true,"clock":null,"pause":0.0,"made":1794780371.5112846,"origin":{"kind":"record","table":null},"before":[[0,"show 1"],[1,"show 2"],[0,"show 3"],[1,"show 2"],[0,"show 3"],[1,"show 1"],[0,"show 4"],[1,"show 1"]],"anew":[]}','UO3MUXVWU0QCl08sjKRb','bacd30137148f70d',0,1.79478037151128458977e+09,1,8,'record','[]','{"scores":[3,1],"places":[1,2],"breakdown":[{"rounds":3},{"rounds":1}],"reason":"last-round","facts":{}}',1.79478037151128458977e+09);
INSERT INTO "tables" VALUES('JCfSQy1wy14d','signals','{"id":"JCfSQy1wy14d","game":"signals","options":{"rounds":4},"seed":11653339402215613466,"rules":1,"data":"none","host":"n1orLcGd9UOLCJgRTdTN","seats":[{"kind":"person","name":"Anna","person":"n1orLcGd9UOLCJgRTdTN","level":null},{"kind":"person","name":"","person":null,"level":null}],"public":false,"visitors":true,"practice":false,"clock":{"seconds":1,"increment":0},"pause":0.0,"made":1794780371.5525284,"origin":null,"before":[],"anew":[]}','n1orLcGd9UOLCJgRTdTN','d5d3e6729d203d3f',0,1.79478037155252838135e+09,3,0,'over','[]','{"scores":[0,0],"places":[2,1],"breakdown":[{},{}],"reason":"time","facts":{"resigned":[0]}}',1.79478037267142939564e+09);
INSERT INTO "tables" VALUES('adSKR3sGO2Fm','signals','{"id":"adSKR3sGO2Fm","game":"signals","options":{"rounds":4},"seed":10452976018151914699,"rules":1,"data":"none","host":"n1orLcGd9UOLCJgRTdTN","seats":[{"kind":"person","name":"Anna","person":"n1orLcGd9UOLCJgRTdTN","level":null},{"kind":"person","name":"","person":null,"level":null}],"public":false,"visitors":true,"practice":false,"clock":null,"pause":0.0,"made":1794780372.703603,"origin":null,"before":[],"anew":[]}','n1orLcGd9UOLCJgRTdTN','cd43835976c8f875',0,1.79478037270360302928e+09,2,0,'aborted','[]',NULL,1.79478037273337888719e+09);
INSERT INTO "tables" VALUES('ecGtV_MHJ1xg','signals','{"id":"ecGtV_MHJ1xg","game":"signals","options":{"rounds":4},"seed":7,"rules":0,"data":"none","host":"n1orLcGd9UOLCJgRTdTN","seats":[{"kind":"person","name":"Anna","person":"n1orLcGd9UOLCJgRTdTN","level":null},{"kind":"screen","name":"Dora","person":"n1orLcGd9UOLCJgRTdTN","level":null},{"kind":"bot","name":"","person":null,"level":"random"}],"public":false,"visitors":true,"practice":true,"clock":null,"pause":0.0,"made":1794780372.760513,"origin":null,"before":[],"anew":[]}','n1orLcGd9UOLCJgRTdTN','d517223fecbc2d56',0,1.79478037276051306725e+09,4,2,'playing','[2]',NULL,1.79478037283989930151e+09);
INSERT INTO "tables" VALUES('hlJCQtKk5V-f','signals','{"id":"hlJCQtKk5V-f","game":"signals","options":{"rounds":4},"seed":7,"rules":1,"data":"none","host":"n1orLcGd9UOLCJgRTdTN","seats":[{"kind":"person","name":"Anna","person":"n1orLcGd9UOLCJgRTdTN","level":null},{"kind":"screen","name":"Dora","person":"n1orLcGd9UOLCJgRTdTN","level":null},{"kind":"screen","name":"","person":"n1orLcGd9UOLCJgRTdTN","level":null}],"public":false,"visitors":true,"practice":true,"clock":null,"pause":0.0,"made":1794780372.8560016,"origin":{"kind":"fork","table":"ecGtV_MHJ1xg"},"before":[[0,"show 1"],[1,"show 1"]],"anew":[{"move":2,"seat":0,"seed":14568507819814116093}]}','n1orLcGd9UOLCJgRTdTN','19494fc75f680e14',0,1.79478037285600161556e+09,1,2,'playing','[2]',NULL,1.79478037285600161556e+09);
CREATE INDEX tables_public ON tables (public, status, moved);
CREATE INDEX seats_person ON seats (person);
CREATE INDEX journal_person ON journal (person, kind);
COMMIT;

